import Foundation
import SessionSupport

@testable import KennelTesting

/// Steps that run in a session and in the model, and the first difference between both.
struct NavigationCourse {
    let steps: [NavigationStep]

    /// Returns the difference between the session and the model, or nil.
    func difference() async -> String? {
        let backend = TestBackend()
        for screen in 0..<NavigationModel.screens { backend.answer("/\(screen)", with: .screen(Self.document(screen))) }
        backend.answer(
            "/\(NavigationModel.late)", with: .after(.milliseconds(600), .screen(Self.document(NavigationModel.late))))
        let session = await TestSession(
            PlainApp.init, configuration: .init(bff: URL(string: "http://bff.test"), screen: "/0"), backend: backend)
        var model = NavigationModel()
        for (number, step) in steps.enumerated() where model.allows(step) {
            model.take(step)
            do {
                switch step {
                case .works(let screen, let works):
                    backend.answer("/\(screen)", with: works ? .screen(Self.document(screen)) : .status(500))
                case .back: try await session.back()
                case .dragDown: try await session.dragSheetDown()
                default: try await session.tap(step.button ?? "")
                }
            } catch {
                return "step \(number + 1), \(step): \(error)"
            }
            await session.advance(by: .seconds(2))
            if let difference = await Self.difference(of: session, from: model) {
                return "step \(number + 1), \(step): \(difference)"
            }
        }
        return nil
    }

    private static func difference(of session: TestSession, from model: NavigationModel) async -> String? {
        let screen = ScreenReader(await session.snapshot())
        let stacks = screen.stacks
        let expected = model.stacks.map { stack in stack.map { "/\($0)" } }
        guard stacks == expected else { return "stacks are \(stacks), and not \(expected)" }
        let top = model.stacks.last?.last ?? 0
        let texts = screen.texts
        guard texts.contains("this is \(top)") else { return "screen \(top) is not seen, but \(texts)" }
        let retries = screen.pendingRetries.count
        guard retries == model.failed.count else { return "\(retries) retries wait, and not \(model.failed.count)" }
        guard texts.contains("Retry") == !model.failed.isEmpty else {
            return "there is an error view, or none, in \(texts)"
        }
        return nil
    }

    private static func document(_ screen: Int) -> String {
        func button(_ words: String, _ action: String) -> String {
            #"{"_beagleComponent_":"beagle:button","text":"\#(words)","onPress":[\#(action)]}"#
        }
        func route(_ name: String, _ to: Int) -> String {
            #"{"_beagleAction_":"beagle:\#(name)","route":{"url":"/\#(to)"}}"#
        }
        var buttons = [
            button("pop", #"{"_beagleAction_":"beagle:popView"}"#),
            button("close", #"{"_beagleAction_":"beagle:popStack"}"#),
        ]
        for to in 0..<NavigationModel.screens {
            buttons += [
                button("push \(to)", route("pushView", to)), button("stack \(to)", route("pushStack", to)),
                button("reset \(to)", route("resetStack", to)), button("app \(to)", route("resetApplication", to)),
                button("behind \(to)", "\(route("pushView", NavigationModel.late)),\(route("pushStack", to))"),
                button("to \(to)", #"{"_beagleAction_":"beagle:popToView","route":"/\#(to)"}"#),
            ]
        }
        return """
            {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"Screen \(screen)"},"child":
            {"_beagleComponent_":"beagle:scrollView","children":
            [{"_beagleComponent_":"beagle:text","text":"this is \(screen)"},\(buttons.joined(separator: ","))]}}
            """
    }

    /// Returns a course that still causes a difference, after removing as many steps as possible.
    func shrunk() async -> (course: NavigationCourse, difference: String)? {
        guard var difference = await difference() else { return nil }
        var steps = steps
        var width = max(1, steps.count / 2)
        while width > 0 {
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + width, steps.count))
                if let other = await NavigationCourse(steps: fewer).difference() {
                    (steps, difference) = (fewer, other)
                } else {
                    start += width
                }
            }
            width /= 2
        }
        return (NavigationCourse(steps: steps), difference)
    }
}
