import Wire

/// Lists, whose rows come to be as a person scrolls to them.
extension TestSession {
    /// Scrolls tables and collections on, a screen at a time, until `text` is there; the list in front first. Rows have
    /// no cells as long as they are far from what is seen, so that nothing reads them before.
    public func scroll(to text: String) async throws(TestFailure) {
        var screen = ScreenReading(await snapshot())
        var done: Set<ViewID> = []
        while !screen.texts.contains(text) {
            guard let list = screen.unfinishedLists.last(where: { !done.contains($0.view) }) else {
                throw .notFound(text, onScreen: screen.texts)
            }
            try await send(.scroll(list.view, x: list.next.x, y: list.next.y))
            screen = ScreenReading(await snapshot())
            // One that makes nothing more of it has no more.
            if screen.unfinishedLists.contains(list) { done.insert(list.view) }
        }
    }
}

/// A list that has rows without cells behind what is seen.
struct UnfinishedList: Equatable {
    let view: ViewID
    /// Where it is scrolled to for more.
    let next: TouchPlace
}

extension ScreenReading {
    /// The lists that have rows without cells farther on, from back to front.
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
