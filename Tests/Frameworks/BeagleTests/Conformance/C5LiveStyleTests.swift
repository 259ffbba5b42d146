import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C5: live style")
struct C5LiveStyleTests {
    private let document: LiveDocument
    private let label: UILabel

    init() throws {
        document = try LiveDocument(fixture: "C5-live-style")
        label = try #require(document.all(UILabel.self).first)
        _ = document.stage.application.changes.drain()
    }

    /// Changes the context, and returns the names of the properties in the patch that this causes.
    private func told(after value: DynamicObject) throws -> [String] {
        document.write("t", value, from: label)
        return document.stage.application.changes.drain().changes.flatMap { change -> [String] in
            guard case .update(let view, let keys, _) = change else { return ["something else"] }
            let properties = RecordedProperties()
            view.project(keys, into: properties)
            return properties.written
        }
    }

    @Test func `An escaped expression is shown as text beside an evaluated one`() {
        #expect(label.text == "@{t.c} is #FA0")
        #expect(label.textColor == UIColor(red: 1, green: 170 / 255, blue: 0, alpha: 1))
        #expect(label.flexStyle.width == 40)
        #expect(label.flexStyle.display == .flex)
    }

    @Test func `A context change sends only what changes on screen, and an equal value sends nothing`() throws {
        let widened = try told(after: ["c": "#FA0", "w": 60, "d": "FLEX"])
        #expect(widened.contains("frame") && !widened.contains("hidden"))
        #expect(label.frame.width == 60)
        #expect(label.flexStyle.width == 60)
        #expect(try told(after: ["c": "#FA0", "w": 60, "d": "NONE"]).contains("hidden"))
        #expect(label.flexStyle.display == .none)
        #expect(try told(after: ["c": "#FA0", "w": 60, "d": "FLEX"]).contains("hidden"))
        #expect(label.flexStyle.display == .flex)
        #expect(try told(after: ["c": "#FA0", "w": 60, "d": "FLEX"]) == [])
        let coloured = try told(after: ["c": "#0F0", "w": 60, "d": "FLEX"])
        #expect(coloured.contains("text") && coloured.contains("style.color"))
        #expect(!coloured.contains("hidden"))
        #expect(label.text == "@{t.c} is #0F0")
    }

    @Test func `A width that is not a number keeps the former width`() throws {
        #expect(try told(after: ["c": "#FA0", "w": nil, "d": "FLEX"]) == [])
        #expect(label.flexStyle.width == 40)
    }
}
