import Foundation
import FoundationShims
import HeadlessUIKit
import TestSupport
import Testing

@Suite("Undo managers")
struct UndoManagerTests {
    private final class Text {
        var text = ""
        let undo: FoundationShims.UndoManager

        init(_ undo: FoundationShims.UndoManager) { self.undo = undo }

        func set(_ new: String) {
            let old = text
            undo.registerUndo(withTarget: self) { $0.set(old) }
            undo.setActionName("Typing")
            text = new
        }
    }

    private func session() throws -> (Stage, Text) {
        let stage = try Stage(root: UIViewController())
        return (stage, stage.act { Text(FoundationShims.UndoManager()) })
    }

    @Test func `The changes of a turn are undone and redone together`() throws {
        let (stage, text) = try session()
        stage.act { text.set("a") }
        stage.act {
            text.set("ab")
            text.set("abc")
        }
        stage.act {
            #expect(text.undo.canUndo && !text.undo.canRedo && text.undo.undoMenuItemTitle == "Undo Typing")
            text.undo.undo()
            #expect(text.text == "a" && text.undo.canRedo)
            text.undo.undo()
            #expect(text.text == "" && !text.undo.canUndo)
            text.undo.redo()
            text.undo.redo()
            #expect(text.text == "abc" && !text.undo.canRedo)
        }
        stage.act { text.undo.undo() }
        stage.act { text.set("new") }
        stage.act { #expect(!text.undo.canRedo) }
    }

    @Test func `Groups, levels and disabled registration`() throws {
        let (stage, text) = try session()
        stage.act {
            text.undo.groupsByEvent = false
            text.undo.levelsOfUndo = 2
            for letter in ["a", "b", "c"] { text.set(letter) }
            text.undo.disableUndoRegistration()
            text.set("d")
            text.undo.enableUndoRegistration()
            text.undo.undo()
            #expect(text.text == "b")
            text.undo.undo()
            #expect(text.text == "a" && !text.undo.canUndo)
            text.undo.beginUndoGrouping()
            text.set("x")
            text.undo.beginUndoGrouping()
            text.set("y")
            text.undo.endUndoGrouping()
            text.undo.endUndoGrouping()
            text.undo.undo()
            #expect(text.text == "a")
            text.set("z")
            text.undo.removeAllActions(withTarget: text)
            #expect(!text.undo.canUndo)
        }
    }
}
