# מה שמודפס על חלקי המשחק.
print-bank = הבנק של הגלריה
print-play-money = כסף משחק – ללא ערך
print-forgery = זיוף
print-forgery-hint = ציור זה אינו שווה דבר.
print-manner = בסגנון { $artist }
print-painting = ציור { $number }
print-gallery = הגלריה

# מה שכתוב בשולי הגיליון.
print-label = { $kit } · { $component } · { $tongue } · גיליון { $sheet } / { $sheets } · נייר להכנסה: { $paper }
print-label-back = { $kit } · { $component } · { $tongue } · גב גיליון { $sheet } / { $sheets } · נייר להכנסה: { $paper }
print-bar = 50 מ״מ
print-tongue = עברית

# ערכות ורכיבים.
print-kit-auction = מכירה פומבית
print-kit-banknotes = שטרות
print-kit-value-cards = כרטיסי ערך
print-kit-painting-cards = כרטיסי ציור
print-kit-calibration = כיול
print-banknotes = שטרות של { $amount }
print-value-cards = כרטיסי ערך
print-painting-cards = כרטיסי ציור
print-calibration = גיליון כיול

# ניירות להכנסה למדפסת.
print-paper-white = נייר לבן
print-paper-card = בריסטול לבן, 160–250 גרם
print-paper-purple = נייר לילך (סגול פסטל)
print-paper-pink = נייר ורוד (פסטל)
print-paper-light-blue = נייר תכלת (פסטל)
print-paper-green = נייר ירוק בהיר (פסטל)
print-paper-other = נייר צבעוני: { $colour }
