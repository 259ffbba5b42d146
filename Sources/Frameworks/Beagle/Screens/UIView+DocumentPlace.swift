package import HeadlessUIKit

extension UIView {
    /// The path of the view in its document, from the outside in, such as `/home: scroll[0] › list[1]#bikes › item[4]`.
    package var documentPlace: String {
        var steps: [String] = []
        var screen: String?
        for view in sequence(first: self, next: { $0.superview }) {
            if let controller = view.next as? any BeagleController {
                let identity = controller.screenIdentity
                screen = identity.url ?? identity.id
                break
            }
            steps.append(view.stepInDocument)
        }
        // Only the innermost steps are kept, because they are the most useful.
        let near = (steps.count > 12 ? ["…"] : []) + steps.prefix(12).reversed()
        return (screen.map { $0.cut(after: 200) + ": " } ?? "") + near.joined(separator: " › ")
    }

    private var stepInDocument: String {
        let place = superview?.subviews.firstIndex { $0 === self }
        let id = accessibilityIdentifier.map { "#" + $0.cut(after: 40) } ?? ""
        let name = declared.role == "listitem" ? "item" : declared.role == "list" ? "list" : kind.rawValue
        return name + (place.map { "[\($0)]" } ?? "") + id
    }
}

extension String {
    /// Returns the text, truncated to at most `bytes` bytes of UTF-8 followed by an ellipsis.
    package func cut(after bytes: Int) -> String {
        guard utf8.count > bytes else { return self }
        let end = utf8.index(utf8.startIndex, offsetBy: bytes)
        return String(self[..<(end.samePosition(in: unicodeScalars) ?? characterStart(before: end))]) + "…"
    }

    /// Returns the start of the Unicode scalar that contains the index `place`.
    private func characterStart(before place: Index) -> Index {
        var place = place
        while place > startIndex, place.samePosition(in: unicodeScalars) == nil { place = utf8.index(before: place) }
        return place
    }
}
