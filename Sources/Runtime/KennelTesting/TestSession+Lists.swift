import Wire

/// Lists that create their rows as the user scrolls.
extension TestSession {
    /// Scrolls tables and collections screen by screen until `text` appears, starting with the frontmost list. Rows far
    /// from the visible part have no cells, so their texts cannot be found before.
    public func scroll(to text: String) async throws(TestFailure) {
        var screen = ScreenReader(await snapshot())
        var done: Set<ViewID> = []
        while !screen.texts.contains(text) {
            guard let list = screen.unfinishedLists.last(where: { !done.contains($0.view) }) else {
                throw .notFound(text, onScreen: screen.texts)
            }
            try await send(.scroll(list.view, x: list.next.x, y: list.next.y))
            screen = ScreenReader(await snapshot())
            // A list that creates no more rows is at its end.
            if screen.unfinishedLists.contains(list) { done.insert(list.view) }
        }
    }
}

/// A list with rows below or beside the visible part that have no cells yet.
struct UnfinishedList: Equatable {
    let view: ViewID
    /// The position to which the list must be scrolled so that more of its cells are created.
    let next: TouchPlace
}

extension ScreenReader {
    /// The lists with rows that have no cells yet, from back to front.
    var unfinishedLists: [UnfinishedList] {
        var found: [UnfinishedList] = []
        visit { node, _ in
            func numbers(_ name: String) -> [Double] { (node.properties[name]?.array ?? []).compactMap(\.double) }
            let (filled, content, frame) = (numbers("filled"), numbers("content"), numbers("frame"))
            guard filled.count == 2, content.count == 2, frame.count == 4 else { return }
            let isRow = node.properties["axis"]?.string == "horizontal"
            let (whole, length) = isRow ? (content[0], frame[2]) : (content[1], frame[3])
            guard filled[1] < whole else { return }
            let place = min(filled[1], max(0, whole - length))
            let next = isRow ? TouchPlace(x: place, y: 0) : TouchPlace(x: 0, y: place)
            found.append(UnfinishedList(view: node.id, next: next))
        }
        return found
    }
}
