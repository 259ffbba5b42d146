import Foundation
import HeadlessUIKit
import Testing
import Wire
import World

@testable import WorldProcess

@Suite("What a fork server runs before it forks")
struct WarmUpTests {
    private final class Nobody: UIResponder, UIApplicationDelegate {}

    @Test func `The warm-up document is shown as intended, with each kind of view`() throws {
        let configuration = SessionConfiguration(screenJSON: WarmUp.document)
        let world = World(
            WorldSetup(configuration: configuration, limits: .standard), app: { Nobody() }, reading: { _ in nil })
        let offered = world.apply(TimedInput(.opened(configuration), number: 1, time: .zero))
        guard case .taken = offered, case .text(let state?) = world.answer(.state) else {
            Issue.record("the session did not open: \(offered)")
            return
        }
        let text = String(decoding: state, as: UTF8.self)
        for shown in ["The quick brown fox", "Jumps over the lazy dog", "Push"] { #expect(text.contains(shown)) }
        for kind in ["image", "scroll", "textfield", "button"] {
            #expect(text.contains("\"kind\":\"\(kind)"), "\(kind)")
        }
        try WarmUp().run()
    }
}
