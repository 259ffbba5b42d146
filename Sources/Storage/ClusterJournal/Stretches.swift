/// Entries of a session that stand in one stream: those from a number on, up to where the next stretch begins.
struct Stretch: Codable, Equatable {
    /// The stream's number.
    let stream: Int
    /// The number of the first entry.
    let from: Int
}

/// Where a session's entries stand: in which streams, one after the other.
///
/// An entry may stand in a stream beyond its stretch: it was offered there as the stream had no leader, and again in
/// the next stretch's. It counts where the stretches say.
struct Stretches: Equatable {
    private var all: [Stretch]

    /// All entries stand in one stream.
    init(in stream: Int) {
        all = [Stretch(stream: stream, from: 1)]
    }

    /// As a record says it; nil where they say nothing that can be.
    init?(_ stretches: [Stretch]) {
        let froms = stretches.map(\.from)
        guard froms.first == 1, zip(froms, froms.dropFirst()).allSatisfy(<) else { return nil }
        all = stretches
    }

    /// As a record says it; nil where there is nothing to be said, as all stand in the first stream.
    var recorded: [Stretch]? { all == [Stretch(stream: 0, from: 1)] ? nil : all }

    /// The last stretch: what is appended goes there.
    var last: Stretch { all[all.count - 1] }

    /// The stretches, oldest first, each with the numbers that count there.
    var ranges: [(stream: Int, numbers: Range<Int>)] {
        zip(all, all.dropFirst().map(\.from) + [.max]).map { ($0.stream, $0.from..<$1) }
    }

    /// Entries from this number on, which is behind all there are, stand in a stream.
    mutating func goOn(in stream: Int, from number: Int) {
        if last.from == number { all.removeLast() }
        if all.last?.stream != stream { all.append(Stretch(stream: stream, from: number)) }
    }
}
