import HeadlessUIKit
import TestSupport
import Testing

@Suite("Taps that are counted")
struct TapCountTests {
    private let root = UIViewController()
    private let stage: Stage
    private let pad = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))

    init() throws {
        stage = try Stage(root: root)
        stage.act { [root, pad] in root.view.addSubview(pad) }
    }

    private final class Heard { var words: [String] = [] }

    private func tap(after pause: Duration = .zero) {
        stage.host.advance(by: pause)
        stage.act { _ = pad.receiveTap() }
    }

    @Test func `Two taps count as one double tap unless they are far apart`() {
        let heard = Heard()
        let twice = UITapGestureRecognizer { _ in heard.words.append("twice") }
        twice.numberOfTapsRequired = 2
        stage.act { pad.addGestureRecognizer(twice) }
        tap()
        #expect(heard.words.isEmpty)
        tap(after: .milliseconds(200))
        #expect(heard.words == ["twice"])
        tap(after: .milliseconds(100))
        tap(after: .seconds(1))
        #expect(heard.words == ["twice"])
        tap(after: .milliseconds(100))
        #expect(heard.words == ["twice", "twice"])
    }

    @Test func `A single tap waits for the double tap that it requires to fail`() {
        let heard = Heard()
        let once = UITapGestureRecognizer { _ in heard.words.append("once") }
        let twice = UITapGestureRecognizer { _ in heard.words.append("twice") }
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        stage.act {
            pad.addGestureRecognizer(once)
            pad.addGestureRecognizer(twice)
        }
        tap()
        #expect(heard.words.isEmpty)
        stage.host.advance(by: .seconds(1))
        #expect(heard.words == ["once"])
        tap()
        tap(after: .milliseconds(200))
        stage.host.advance(by: .seconds(1))
        #expect(heard.words == ["once", "twice"])
        twice.isEnabled = false
        tap()
        #expect(heard.words == ["once", "twice", "once"])
    }
}
