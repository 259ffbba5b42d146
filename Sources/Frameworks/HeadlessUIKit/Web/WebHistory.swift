/// The pages of a web view one after the other.
struct WebHistory {
    private var pages: [URL] = []
    private var place = -1

    var canGoBack: Bool { place > 0 }
    var canGoForward: Bool { place + 1 < pages.count }

    /// The page so many steps on; nil where there is none.
    func page(by step: Int) -> URL? {
        let wanted = place + step
        return pages.indices.contains(wanted) ? pages[wanted] : nil
    }

    /// A page is asked for: those behind the one that is there are forgotten.
    mutating func visit(_ page: URL) {
        if pages.indices.contains(place), pages[place] == page { return }
        pages.removeSubrange((place + 1)...)
        pages.append(page)
        place = pages.count - 1
    }

    /// Another page of them is there.
    mutating func move(by step: Int) {
        if page(by: step) != nil { place += step }
    }
}
