/// A question that the system asks on behalf of an app, for example for permission to send notifications.
///
/// Questions are shown one at a time, over everything else. The answer is an ordinary button press, so it is recorded.
package struct SystemQuestion {
    /// The title of the alert.
    package var title: String
    /// The app's explanation, shown below the title; nil if there is none.
    package var message: String?
    /// The titles of the buttons, from top to bottom.
    package var answers: [String]
    /// The index of the button with the cancel style.
    package var cancel: Int
    /// The placeholder of the text field; nil if there is no field.
    package var placeholder: String?

    package init(
        _ title: String, message: String? = nil, answers: [String], cancel: Int, placeholder: String? = nil
    ) {
        (self.title, self.message, self.answers) = (title, message, answers)
        (self.cancel, self.placeholder) = (cancel, placeholder)
    }

    /// Shows the question after all earlier ones are answered. Within a turn of the session, `answered` receives the
    /// index of the pressed button and the text of the field.
    package func present(completion answered: @escaping (Int, String) -> Void) {
        let application = UIApplication.shared
        application.values[PendingQuestions.self].append((self, answered))
        // If the app asks while it is launched, its own screen is shown first.
        if application.values[PendingQuestions.self].count == 1 { MainQueue.async { Self.askNext() } }
    }

    /// Returns a system sentence in the device's language, with the app's name in place of `%@`.
    package static func sentence(_ english: String) -> String {
        SystemWords.word(english).replacingOccurrences(of: "%@", with: appName)
    }

    /// Returns a system word in the device's language.
    package static func word(_ english: String) -> String { SystemWords.word(english) }

    /// The app's display name.
    package static var appName: String {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            if let name = Bundle.main.object(forAppInfoKey: key) as? String, !name.isEmpty, !name.contains("$(") {
                return name
            }
        }
        return ProcessInfo.processInfo.processName
    }

    private enum PendingQuestions: ApplicationKey {
        static var defaultValue: [(question: SystemQuestion, answered: (Int, String) -> Void)] { [] }
    }

    private static func askNext() {
        guard let (question, answered) = AppEnvironment.current.values[PendingQuestions.self].first else { return }
        let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
        let ground = UIViewController()
        let window = SystemWindow(showing: ground)
        if let placeholder = question.placeholder { alert.addTextField { $0.placeholder = placeholder } }
        for (index, words) in question.answers.enumerated() {
            let style = index == question.cancel ? UIAlertAction.Style.cancel : .default
            alert.addAction(
                UIAlertAction(title: words, style: style) { [weak alert] _ in
                    let text = alert?.textFields?.first?.text ?? ""
                    MainQueue.async {
                        window.close()
                        AppEnvironment.current.values[PendingQuestions.self].removeFirst()
                        answered(index, text)
                        askNext()
                    }
                })
        }
        ground.present(alert, animated: true)
    }
}
