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

    /// What a reader is told after a write: the names of the properties.
    private func told(after value: DynamicObject) throws -> [String] {
        document.write("t", value, from: label)
        return document.stage.application.changes.drain().changes.flatMap { change -> [String] in
            guard case .update(let view, let keys, let styles, _) = change else { return ["something else"] }
            let properties = RecordedProperties()
            view.project(keys, styles: styles, into: properties)
            return properties.written
        }
    }

    @Test("An escaped expression is text beside a live one")
    func text() {
        #expect(label.text == "@{t.c} is #FA0")
        #expect(label.textColor == UIColor(red: 1, green: 170 / 255, blue: 0, alpha: 1))
        #expect(label.css["width"] == "40px")
        #expect(label.css["display"] == nil)
    }

    @Test("Each change is told as the one property it is, and the same value not at all")
    func single() throws {
        #expect(try told(after: ["c": "#FA0", "w": 60, "d": "FLEX"]) == ["style.width"])
        #expect(label.css["width"] == "60px")
        #expect(try told(after: ["c": "#FA0", "w": 60, "d": "NONE"]) == ["style.display"])
        #expect(label.css["display"] == "none")
        #expect(try told(after: ["c": "#FA0", "w": 60, "d": "FLEX"]) == ["style.display"])
        #expect(label.css["display"] == nil)
        #expect(try told(after: ["c": "#FA0", "w": 60, "d": "FLEX"]) == [])
        let coloured = try told(after: ["c": "#0F0", "w": 60, "d": "FLEX"])
        #expect(coloured.contains("text") && coloured.contains("style.color"))
        #expect(!coloured.contains("style.width") && !coloured.contains("style.display"))
        #expect(label.text == "@{t.c} is #0F0")
    }

    @Test("A width that is no number keeps the one it had")
    func nothing() throws {
        #expect(try told(after: ["c": "#FA0", "w": nil, "d": "FLEX"]) == [])
        #expect(label.css["width"] == "40px")
    }
}
