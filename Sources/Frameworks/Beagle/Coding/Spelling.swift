/// A word that may be misspelled, which is compared with known names.
struct Spelling {
    private let word: [Character]

    /// The length above which words are not compared, because comparing them is slow and a misspelling is unlikely.
    private static let longest = 64

    init(_ word: String) {
        self.word = Array(word.lowercased().prefix(Self.longest + 1))
    }

    /// Returns the name with the smallest edit distance to the word, if it is small enough. A namespace may be missing
    /// or different.
    func nearest(among names: some Sequence<String>) -> String? {
        guard word.count <= Self.longest else { return nil }
        return names.map { (slips: slips(from: $0), name: $0) }
            .filter { $0.slips <= max(1, word.count / 3) }
            .min { ($0.slips, $0.name) < ($1.slips, $1.name) }?.name
    }

    private func slips(from name: String) -> Int {
        let name = Array(name.lowercased())
        let whole = Self.distance(from: word, to: name)
        let (bare, bareName) = (Self.withoutNamespace(word), Self.withoutNamespace(name))
        guard bare.count < word.count || bareName.count < name.count else { return whole }
        return min(whole, Self.distance(from: bare, to: bareName) + 1)
    }

    private static func withoutNamespace(_ name: [Character]) -> [Character] {
        name.lastIndex(of: ":").map { Array(name[($0 + 1)...]) } ?? name
    }

    /// Returns the number of letters to insert, delete, replace or swap with their neighbour, which turns one word into
    /// the other (optimal string alignment).
    private static func distance(from one: [Character], to other: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, otherLetter) in other.enumerated() {
                let change = last[column] + (letter == otherLetter ? 0 : 1)
                var least = min(change, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
