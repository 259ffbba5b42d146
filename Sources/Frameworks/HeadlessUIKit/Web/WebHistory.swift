/// The pages that a web view visited, and the position of the current one.
struct WebHistory {
    private var pages: [URL] = []
    private var place = -1

    var canGoBack: Bool { place > 0 }
    var canGoForward: Bool { place + 1 < pages.count }

    /// Returns the page at a number of steps from the current one, negative for earlier pages; nil if there is none.
    func page(by step: Int) -> URL? {
        let wanted = place + step
        return pages.indices.contains(wanted) ? pages[wanted] : nil
    }

    /// Adds a page after the current one, and removes all later pages.
    mutating func visit(_ page: URL) {
        if pages.indices.contains(place), pages[place] == page { return }
        pages.removeSubrange((place + 1)...)
        pages.append(page)
        place = pages.count - 1
    }

    /// Moves the current position by a number of steps; negative numbers are backwards.
    mutating func move(by step: Int) {
        if page(by: step) != nil { place += step }
    }
}
