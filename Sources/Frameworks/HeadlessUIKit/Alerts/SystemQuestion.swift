/// What the system asks a person on behalf of an app, such as whether it may send notifications: an alert over
/// everything, one after the other. The answer is a press like any other, so that it is recorded.
package struct SystemQuestion {
    /// What is asked.
    package var title: String
    /// What the app says about it.
    package var message: String?
    /// The words on the buttons, from above.
    package var answers: [String]
    /// Which of them gives way, as Cancel does.
    package var cancel: Int
    /// What stands in the field that is to be filled; nil where there is none.
    package var placeholder: String?

    /// A question with its answers.
    package init(
        _ title: String, message: String? = nil, answers: [String], cancel: Int, placeholder: String? = nil
    ) {
        (self.title, self.message, self.answers) = (title, message, answers)
        (self.cancel, self.placeholder) = (cancel, placeholder)
    }

    /// Asks, once those before are answered; `answered` hears in a turn of the session which button was pressed, and
    /// what stood in the field.
    package func ask(_ answered: @escaping (Int, String) -> Void) {
        let application = UIApplication.shared
        application.values[Desk.self].append((self, answered))
        // The app's own screen comes first where it asks as it is launched.
        if application.values[Desk.self].count == 1 { MainQueue.async { Self.askNext() } }
    }

    /// A sentence in the language of the device, in which the name of the app stands for `%@`.
    package static func sentence(_ english: String) -> String {
        SystemWords.word(english).replacingOccurrences(of: "%@", with: appName)
    }

    /// A word or two in the language of the device.
    package static func word(_ english: String) -> String { SystemWords.word(english) }

    /// What the app is called below its icon.
    package static var appName: String {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            if let name = Bundle.main.object(forAppInfoKey: key) as? String, !name.isEmpty, !name.contains("$(") {
                return name
            }
        }
        return ProcessInfo.processInfo.processName
    }

    private enum Desk: ApplicationKey {
        static var defaultValue: [(question: SystemQuestion, answered: (Int, String) -> Void)] { [] }
    }

    private static func askNext() {
        guard let (question, answered) = UIApplication.shared.values[Desk.self].first else { return }
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
                        UIApplication.shared.values[Desk.self].removeFirst()
                        answered(index, text)
                        askNext()
                    }
                })
        }
        ground.present(alert, animated: true)
    }
}
