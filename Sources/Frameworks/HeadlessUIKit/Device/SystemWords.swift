/// The texts of the system on bars, buttons and the keyboard, in the language of the device. English is the fallback.
enum SystemWords {
    /// Returns a text in the language of the running app's device.
    static func word(_ english: String) -> String { word(english, in: DeviceSettings.current.language) }

    /// Returns a text in the language of a BCP 47 tag.
    static func word(_ english: String, in tag: String) -> String {
        guard let column = columns[String(tag.prefix { $0 != "-" })] else { return english }
        return others[english]?[column] ?? english
    }

    private static let columns = ["pt": 0, "es": 1, "fr": 2, "de": 3, "it": 4, "ar": 5, "he": 6, "ja": 7]

    private static let others: [String: [String]] = [
        "Back": ["Voltar", "Atrás", "Retour", "Zurück", "Indietro", "رجوع", "חזרה", "戻る"],
        "Done": ["OK", "OK", "OK", "Fertig", "Fine", "تم", "סיום", "完了"],
        "Cancel": ["Cancelar", "Cancelar", "Annuler", "Abbrechen", "Annulla", "إلغاء", "ביטול", "キャンセル"],
        "Edit": ["Editar", "Editar", "Modifier", "Bearbeiten", "Modifica", "تعديل", "עריכה", "編集"],
        "Save": ["Salvar", "Guardar", "Enregistrer", "Sichern", "Salva", "حفظ", "שמירה", "保存"],
        "Undo": ["Desfazer", "Deshacer", "Annuler", "Widerrufen", "Annulla", "تراجع", "ביטול פעולה", "取り消す"],
        "Redo": ["Refazer", "Rehacer", "Rétablir", "Wiederholen", "Ripristina", "إعادة", "ביצוע מחדש", "やり直す"],
        "Add": ["Adicionar", "Añadir", "Ajouter", "Hinzufügen", "Aggiungi", "إضافة", "הוספה", "追加"],
        "Compose": ["Escrever", "Escribir", "Écrire", "Schreiben", "Scrivi", "كتابة", "כתיבה", "作成"],
        "Reply": ["Responder", "Responder", "Répondre", "Antworten", "Rispondi", "رد", "מענה", "返信"],
        "Share": ["Compartilhar", "Compartir", "Partager", "Teilen", "Condividi", "مشاركة", "שיתוף", "共有"],
        "Organize": ["Organizar", "Organizar", "Organiser", "Organisieren", "Organizza", "تنظيم", "ארגון", "整理"],
        "Bookmarks": [
            "Favoritos", "Marcadores", "Signets", "Lesezeichen", "Segnalibri", "الإشارات", "סימניות", "ブックマーク",
        ],
        "Search": ["Buscar", "Buscar", "Rechercher", "Suchen", "Cerca", "بحث", "חיפוש", "検索"],
        "No Results": [
            "Sem Resultados", "No hay resultados", "Aucun résultat", "Keine Ergebnisse", "Nessun risultato",
            "لا توجد نتائج",
            "אין תוצאות", "結果なし",
        ],
        "Check the spelling or try a new search.": [
            "Verifique a ortografia ou tente uma nova busca.", "Revisa la ortografía o prueba una nueva búsqueda.",
            "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
            "Prüfe die Schreibweise oder versuche es mit einer neuen Suche.",
            "Controlla l’ortografia o prova una nuova ricerca.", "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
            "יש לבדוק את האיות או לנסות חיפוש חדש.", "スペルを確認するか、新しい検索を試してください。",
        ],
        "Loading…": [
            "Carregando…", "Cargando…", "Chargement…", "Laden …", "Caricamento…", "جارٍ التحميل…", "בטעינה…", "読み込み中…",
        ],
        "Clear text": [
            "Limpar texto", "Borrar texto", "Effacer le texte", "Text löschen", "Cancella testo", "مسح النص",
            "ניקוי המלל",
            "テキストを消去",
        ],
        "Refresh": ["Atualizar", "Actualizar", "Actualiser", "Aktualisieren", "Aggiorna", "تحديث", "רענון", "更新"],
        "Stop": ["Parar", "Detener", "Arrêter", "Stoppen", "Interrompi", "إيقاف", "עצירה", "停止"],
        "Camera": ["Câmera", "Cámara", "Appareil photo", "Kamera", "Fotocamera", "الكاميرا", "מצלמה", "カメラ"],
        "Delete": ["Apagar", "Eliminar", "Supprimer", "Löschen", "Elimina", "حذف", "מחיקה", "削除"],
        "Insert": ["Inserir", "Insertar", "Insérer", "Einfügen", "Inserisci", "إدراج", "הוספה", "挿入"],
        "Expand": ["Expandir", "Expandir", "Développer", "Einblenden", "Espandi", "توسيع", "הרחבה", "展開"],
        "Collapse": ["Recolher", "Contraer", "Réduire", "Ausblenden", "Comprimi", "طي", "כיווץ", "折りたたむ"],
        "More Info": [
            "Mais Informações", "Más información", "Plus d’infos", "Weitere Infos", "Altre informazioni",
            "مزيد من المعلومات", "מידע נוסף", "詳細情報",
        ],
        "Reorder": [
            "Reordenar", "Reordenar", "Réorganiser", "Neu anordnen", "Riordina", "إعادة الترتيب", "סידור מחדש", "並べ替え",
        ],
        "Time": ["Hora", "Hora", "Heure", "Uhrzeit", "Ora", "الوقت", "שעה", "時刻"],
        "Previous month": [
            "Mês anterior", "Mes anterior", "Mois précédent", "Vorheriger Monat", "Mese precedente", "الشهر السابق",
            "החודש הקודם", "前の月",
        ],
        "Next month": [
            "Próximo mês", "Mes siguiente", "Mois suivant", "Nächster Monat", "Mese successivo", "الشهر التالي",
            "החודש הבא", "次の月",
        ],
        "Play": ["Reproduzir", "Reproducir", "Lire", "Wiedergabe", "Riproduci", "تشغيل", "הפעלה", "再生"],
        "Pause": ["Pausar", "Pausar", "Pause", "Pause", "Pausa", "إيقاف مؤقت", "השהיה", "一時停止"],
        "Rewind": ["Retroceder", "Retroceder", "Reculer", "Zurückspulen", "Indietro", "ترجيع", "הרצה לאחור", "巻き戻し"],
        "Fast forward": ["Avançar", "Avanzar", "Avancer", "Vorspulen", "Avanti", "تقديم", "הרצה קדימה", "早送り"],
        "Close": ["Fechar", "Cerrar", "Fermer", "Schließen", "Chiudi", "إغلاق", "סגירה", "閉じる"],
        "Open": ["Abrir", "Abrir", "Ouvrir", "Öffnen", "Apri", "فتح", "פתיחה", "開く"],
        "“%@” is in the background": [
            "“%@” está em segundo plano", "“%@” está en segundo plano", "« %@ » est en arrière-plan",
            "„%@“ ist im Hintergrund", "“%@” è in background", "“%@” في الخلفية", "“%@” פועל ברקע",
            "“%@”はバックグラウンドで実行中です",
        ],
        "Copy": ["Copiar", "Copiar", "Copier", "Kopieren", "Copia", "نسخ", "העתק", "コピー"],
        "Photo": ["Foto", "Foto", "Photo", "Foto", "Foto", "صورة", "תמונה", "写真"],
        "Photos": ["Fotos", "Fotos", "Photos", "Fotos", "Foto", "الصور", "תמונות", "写真"],
        "Colors": ["Cores", "Colores", "Couleurs", "Farben", "Colori", "الألوان", "צבעים", "カラー"],
        "Opacity": ["Opacidade", "Opacidad", "Opacité", "Deckkraft", "Opacità", "العتامة", "אטימות", "不透明度"],
        "More": ["Mais", "Más", "Autres", "Mehr", "Altro", "المزيد", "עוד", "その他"],
        "Favorites": ["Favoritos", "Favoritos", "Favoris", "Favoriten", "Preferiti", "المفضلة", "מועדפים", "よく使う項目"],
        "Featured": ["Destaques", "Destacados", "Sélection", "Highlights", "In evidenza", "مميز", "מומלצים", "おすすめ"],
        "Top Rated": [
            "Mais Votados", "Mejor valorados", "Mieux notés", "Top-Bewertung", "Più votati", "الأعلى تقييمًا",
            "הדירוג הגבוה", "トップレート",
        ],
        "Recents": ["Recentes", "Recientes", "Récents", "Verlauf", "Recenti", "الحديثة", "אחרונים", "履歴"],
        "Contacts": [
            "Contatos", "Contactos", "Contacts", "Kontakte", "Contatti", "جهات الاتصال", "אנשי קשר", "連絡先",
        ],
        "History": ["Histórico", "Historial", "Historique", "Verlauf", "Cronologia", "السجل", "היסטוריה", "履歴"],
        "Downloads": [
            "Downloads", "Descargas", "Téléchargements", "Downloads", "Download", "التنزيلات", "הורדות", "ダウンロード",
        ],
        "Most Recent": [
            "Mais Recentes", "Más recientes", "Plus récents", "Neueste", "Più recenti", "الأحدث", "החדשים ביותר", "最新",
        ],
        "Most Viewed": [
            "Mais Vistos", "Más vistos", "Plus consultés", "Meistgesehen", "Più visti", "الأكثر مشاهدة", "הנצפים ביותר",
            "トップビュー",
        ],
        "Allow": ["Permitir", "Permitir", "Autoriser", "Erlauben", "Consenti", "سماح", "אישור", "許可"],
        "Don’t Allow": [
            "Não Permitir", "No permitir", "Refuser", "Nicht erlauben", "Non consentire", "عدم السماح", "אל תאשר",
            "許可しない",
        ],
        "Allow Once": [
            "Permitir Uma Vez", "Permitir una vez", "Autoriser une fois", "Einmal erlauben", "Consenti una volta",
            "السماح مرة واحدة", "אישור חד-פעמי", "1度だけ許可",
        ],
        "Allow While Using App": [
            "Permitir Durante o Uso do App", "Permitir al usarse la app", "Autoriser quand l’app est active",
            "Beim Verwenden der App erlauben", "Consenti quando l’app è in uso", "السماح أثناء استخدام التطبيق",
            "אישור בעת שימוש ביישום", "アプリの使用中は許可",
        ],
        "Keep Only While Using": [
            "Só Durante o Uso", "Solo al usarse", "Seulement quand l’app est active", "Nur beim Verwenden",
            "Solo quando è in uso", "أثناء الاستخدام فقط", "רק בעת שימוש", "使用中のみのまま",
        ],
        "Change to Always Allow": [
            "Permitir Sempre", "Permitir siempre", "Toujours autoriser", "Immer erlauben", "Consenti sempre",
            "السماح دائمًا", "אישור תמיד", "常に許可に変更",
        ],
        "May “%@” send you notifications?": [
            "“%@” pode enviar notificações?", "¿Puede “%@” enviarte notificaciones?",
            "« %@ » peut-elle vous envoyer des notifications ?", "Darf „%@“ dir Mitteilungen senden?",
            "“%@” può inviarti notifiche?", "هل يمكن لـ”%@“ إرسال إشعارات إليك؟", "האם ”%@“ רשאי לשלוח לך עדכונים?",
            "“%@”からの通知を許可しますか？",
        ],
        "May “%@” know where you are?": [
            "“%@” pode saber onde você está?", "¿Puede “%@” saber dónde estás?",
            "« %@ » peut-elle savoir où vous êtes ?",
            "Darf „%@“ wissen, wo du bist?", "“%@” può sapere dove ti trovi?", "هل يمكن لـ”%@“ معرفة موقعك؟",
            "האם ”%@“ רשאי לדעת היכן אתה נמצא?", "“%@”に現在地の使用を許可しますか？",
        ],
        "May “%@” know where you are even when you do not use it?": [
            "“%@” pode saber onde você está mesmo quando não em uso?",
            "¿Puede “%@” saber dónde estás aunque no se esté usando?",
            "« %@ » peut-elle savoir où vous êtes même quand vous ne l’utilisez pas ?",
            "Darf „%@“ wissen, wo du bist, auch wenn du sie nicht verwendest?",
            "“%@” può sapere dove ti trovi anche quando non è in uso?",
            "هل يمكن لـ”%@“ معرفة موقعك حتى عند عدم استخدامه؟", "האם ”%@“ רשאי לדעת היכן אתה נמצא גם כשאינו בשימוש?",
            "“%@”に使用中でないときも現在地の使用を許可しますか？",
        ],
        "return": ["retorno", "intro", "retour", "Return", "invio", "إدخال", "אישור", "改行"],
        "go": ["ir", "ir", "accéder", "Öffnen", "vai", "انتقال", "מעבר", "開く"],
        "search": ["buscar", "buscar", "rechercher", "Suchen", "cerca", "بحث", "חיפוש", "検索"],
        "join": ["conectar", "conectar", "rejoindre", "Verbinden", "accedi", "انضمام", "הצטרפות", "接続"],
        "next": ["seguinte", "siguiente", "suivant", "Weiter", "avanti", "التالي", "הבא", "次へ"],
        "route": ["rota", "ruta", "itinéraire", "Route", "percorso", "المسار", "מסלול", "経路"],
        "send": ["enviar", "enviar", "envoyer", "Senden", "invia", "إرسال", "שליחה", "送信"],
        "done": ["OK", "OK", "OK", "Fertig", "fine", "تم", "סיום", "完了"],
        "emergency call": [
            "emergência", "emergencia", "urgence", "Notruf", "emergenza", "مكالمة طوارئ", "שיחת חירום", "緊急電話",
        ],
        "continue": ["continuar", "continuar", "continuer", "Fortfahren", "continua", "متابعة", "המשך", "続ける"],
    ]
}
