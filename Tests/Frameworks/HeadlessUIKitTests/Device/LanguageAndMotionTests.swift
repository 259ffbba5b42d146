import HeadlessUIKit
import TestSupport
import Testing

@Suite("Language and motion of the device")
struct LanguageAndMotionTests {
    private func change(_ stage: Stage, _ change: (inout SimulatedDevice) -> Void) {
        var device = stage.application.device
        change(&device)
        stage.act { stage.application.change(to: device) }
    }

    @Test func `An app is notified once of each change of the reduced motion setting`() throws {
        let stage = try Stage()
        var heard: [Bool] = []
        let token = stage.application.run {
            NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
            ) { _ in heard.append(UIAccessibility.isReduceMotionEnabled) }
        }
        #expect(stage.application.run { !UIAccessibility.isReduceMotionEnabled })
        change(stage) { $0.reducesMotion = true }
        change(stage) { $0.textSize = .small }
        change(stage) { $0.reducesMotion = false }
        #expect(heard == [true, false])
        withExtendedLifetime(token) {}
    }

    @Test func `An app finds its own device's language and is notified of a change`() throws {
        let (stage, other) = (try Stage(), try Stage())
        var heard = 0
        let token = stage.application.run {
            NotificationCenter.default.addObserver(
                forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil
            ) { _ in heard += 1 }
        }
        change(stage) { $0.settings.language = "pt-BR" }
        stage.application.run {
            #expect(Locale.session.language.languageCode == "pt" && Locale.session.region == "BR")
            #expect(Locale.sessionLanguages == ["pt-BR"])
        }
        #expect(other.application.run { Locale.sessionLanguages } == ["en"] && heard == 1)
        withExtendedLifetime(token) {}
    }

    @Test func `System texts are in the device's language, or in English if it is not supported`() throws {
        let stack = UINavigationController(rootViewController: UIViewController())
        let stage = try Stage(root: stack)
        for (language, back, done) in [("pt-BR", "Voltar", "OK"), ("de", "Zurück", "Fertig"), ("is", "Back", "Done")] {
            change(stage) { $0.settings.language = language }
            stage.act {
                let next = UIViewController()
                next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
                stack.pushViewController(next, animated: false)
                #expect(next.navigationItem.rightBarButtonItem?.title == done)
                let titles = stack.navigationBar.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
                #expect(titles.contains(back))
            }
        }
    }
}
