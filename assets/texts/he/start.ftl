# The start page, saved games.
start-what = מכירה פומבית של אמנות לכל הכיתה: בנק, רולטה מוקרנת ובית דפוס.
start-continue = להמשיך במשחק האחרון
start-new = משחק מכירה פומבית חדש
start-exhibitions = משחק תערוכות חדש
start-print = הדפסת שטרות וכרטיסים
start-paintings = הציורים
start-saved = משחקים שמורים
start-guide = מדריך
start-language = שפה
start-calm = פחות תנועה
saved-title = משחקים שמורים
saved-none = עוד אין כאן משחקים שמורים.
saved-open = לפתוח את המשחק
saved-other = קובץ אחר…
saved-files = משחקים שמורים
start-look = לצפות במשחק האחרון
game-auction = מכירה פומבית
