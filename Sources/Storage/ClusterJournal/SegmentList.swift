/// A segment: the entries of a session in one stream, from a number up to the beginning of the next segment.
struct Segment: Codable, Equatable {
    let stream: Int
    /// The number of the first entry.
    let from: Int
}

/// The segments of a session's entries, in order.
///
/// A stream may also contain copies of entries beyond its segment: they were sent while the stream had no leader, and
/// again to the stream of the next segment. Only the entries inside a segment count.
struct SegmentList: Equatable {
    private var all: [Segment]

    /// Creates one segment with all entries.
    init(in stream: Int) {
        all = [Segment(stream: stream, from: 1)]
    }

    /// Creates the list from the segments of a record; nil if they are not valid.
    init?(_ stretches: [Segment]) {
        let froms = stretches.map(\.from)
        guard froms.first == 1, zip(froms, froms.dropFirst()).allSatisfy(<) else { return nil }
        all = stretches
    }

    /// The segments in the form that records store; nil if all entries are in the first stream.
    var recorded: [Segment]? { all == [Segment(stream: 0, from: 1)] ? nil : all }

    /// The last segment, to which entries are appended.
    var last: Segment { all[all.count - 1] }

    /// The segments, oldest first, each with the range of entry numbers that it contains.
    var ranges: [(stream: Int, numbers: Range<Int>)] {
        zip(all, all.dropFirst().map(\.from) + [.max]).map { ($0.stream, $0.from..<$1) }
    }

    /// Begins a segment with the entry of this number, which must be greater than the numbers of all entries.
    mutating func beginSegment(in stream: Int, from number: Int) {
        if last.from == number { all.removeLast() }
        if all.last?.stream != stream { all.append(Segment(stream: stream, from: number)) }
    }
}
