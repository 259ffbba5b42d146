import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("What lies in a text field beside its text")
struct FieldSideTests {
    private final class Refusing: NSObject, UITextFieldDelegate {
        var mayClear = true
        func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
    }

    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

    private func staged() throws -> Stage {
        let root = UIViewController()
        let stage = try Stage(root: root)
        stage.act { root.view.addSubview(field) }
        return stage
    }

    @Test func `Side views show in their mode, centred in the field's height, with the text between them`() throws {
        let stage = try staged()
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UILabel())
        right.text = "km"
        stage.act {
            field.leftView = left
            field.rightView = right
            field.leftViewMode = .always
            field.rightViewMode = .unlessEditing
        }
        try stage.drain()
        #expect(left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(right.superview === field && right.frame.maxX == 200 && right.frame.width > 10)
        let text = field.textRect(forBounds: field.bounds)
        #expect(text.minX == 30 && text.maxX == right.frame.minX)
        stage.act { field.becomeFirstResponder() }
        try stage.drain()
        #expect(right.superview == nil && left.superview === field)
        #expect(field.textRect(forBounds: field.bounds).maxX == 200)
        stage.act { field.leftView = nil }
        try stage.drain()
        #expect(left.superview == nil && field.textRect(forBounds: field.bounds).minX == 0)
    }

    @Test func `The clear button shows while there is text and asks the delegate first`() throws {
        let stage = try staged()
        let delegate = Refusing()
        var changes = 0
        stage.act {
            field.delegate = delegate
            field.clearButtonMode = .whileEditing
            field.text = "Rye"
            field.addAction(for: .editingChanged) { _ in changes += 1 }
            field.layoutIfNeeded()
        }
        #expect(field.subviews.isEmpty)
        stage.act { field.becomeFirstResponder() }
        try stage.drain()
        let button = try #require(field.subviews.first as? UIButton)
        #expect(button.frame.maxX == 195 && button.accessibilityLabel == "Clear text")
        delegate.mayClear = false
        stage.act { button.sendActions(for: .touchUpInside) }
        #expect(field.text == "Rye" && changes == 0)
        delegate.mayClear = true
        stage.act { button.sendActions(for: .touchUpInside) }
        try stage.drain()
        #expect(field.text == "" && changes == 1 && field.subviews.isEmpty && field.isFirstResponder)
    }

    @Test func `A field with clearsOnBeginEditing is cleared when editing begins`() throws {
        let stage = try staged()
        stage.act {
            field.text = "Rye"
            field.clearsOnBeginEditing = true
            field.becomeFirstResponder()
        }
        #expect(field.text == "")
    }

    @Test func `An attributed text or placeholder sets the field's attributes`() throws {
        let stage = try staged()
        stage.act {
            field.attributedPlaceholder = NSAttributedString(
                string: "Name", attributes: [.foregroundColor: UIColor.red])
            field.attributedText = NSAttributedString(
                string: "Ida", attributes: [.foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20)])
        }
        try stage.drain()
        #expect(field.placeholder == "Name" && field.text == "Ida")
        #expect(field.textColor == .blue && field.font?.pointSize == 20)
        #expect(field.attributedPlaceholder?.string == "Name")
        stage.act { field.attributedPlaceholder = nil }
        #expect(field.placeholder == nil)
    }
}
