extension UITextField: TextHolding, UITextInput {
    var heldText: String { text ?? "" }
    var hasCaret: Bool { isFirstResponder }

    func replaceText(with text: String) {
        self.text = text
        textEdited()
    }
}
