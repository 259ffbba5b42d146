import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C3: unknown types")
struct C3UnknownTypesTests {
    @Test func `A known sibling is rendered, and a tap logs the unknown action once and continues`() throws {
        let document = try LiveDocument(fixture: "C3-unknown-types")
        let button = try #require(document.all(UIButton.self).first)
        #expect(button.superview?.subviews.map(\.kind) == [.placeholder, .button])
        document.stage.run { _ = button.receiveTap() }
        #expect(document.global == ["went": true])
        let unknown = document.stage.notes.notes.compactMap { note in
            if case .unknownAction(let name) = note { name } else { nil }
        }
        #expect(unknown == ["custom:teleport"])
    }
}
