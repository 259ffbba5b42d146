/// Views by number. Numbers are assigned in order, so a few pages with binary search need less memory than a hash
/// table.
struct ViewTable {
    private static let pageSize: Int32 = 32

    private struct Page {
        let number: Int32
        var count = 0
        // Unretained, because attached views are retained by their parents.
        var views: [Unmanaged<UIView>?]
    }

    /// The parts of the table that contain at least one view, sorted by number.
    private var pages: [Page] = []

    /// The view with a number; setting nil removes it.
    subscript(number: Int32) -> UIView? {
        get {
            let place = place(of: number)
            guard isPage(of: number, at: place) else { return nil }
            return pages[place].views[Int(number % Self.pageSize)]?.takeUnretainedValue()
        }
        set {
            let place = place(of: number)
            let slot = Int(number % Self.pageSize)
            if !isPage(of: number, at: place) {
                guard newValue != nil else { return }
                let views = [Unmanaged<UIView>?](repeating: nil, count: Int(Self.pageSize))
                pages.insert(Page(number: number / Self.pageSize, views: views), at: place)
            }
            if pages[place].views[slot] != nil { pages[place].count -= 1 }
            if newValue != nil { pages[place].count += 1 }
            pages[place].views[slot] = newValue.map { Unmanaged.passUnretained($0) }
            if pages[place].count == 0 { pages.remove(at: place) }
        }
    }

    /// Returns the index of the page that contains a number, or the index at which it would be inserted.
    private func place(of number: Int32) -> Int {
        let wanted = number / Self.pageSize
        var low = 0
        var high = pages.count
        while low < high {
            let middle = (low + high) / 2
            if pages[middle].number < wanted { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isPage(of number: Int32, at place: Int) -> Bool {
        place < pages.count && pages[place].number == number / Self.pageSize
    }
}
