import Foundation
import SwiftTranslation

/// The remarks as lines for the user. Equal messages about several places are merged into one line that lists the
/// places.
struct RemarkLines {
    /// The minimum number of equal messages that are merged into one line.
    private static let several = 3
    /// The maximum number of places named in a merged line.
    private static let named = 8

    /// The lines, in the order of their first places.
    let lines: [String]

    init(_ remarks: [Remark]) {
        let places = Dictionary(grouping: remarks, by: \.message)
        var told: Set<String> = []
        lines = remarks.compactMap { remark in
            guard let all = places[remark.message], all.count >= Self.several else { return remark.description }
            guard told.insert(remark.message).inserted else { return nil }
            let shown = all.prefix(Self.named).map { "\(URL(filePath: $0.path).lastPathComponent):\($0.line)" }
            let more = all.count > Self.named ? " and \(all.count - Self.named) more" : ""
            return "\(remark.message) (\(all.count) places: \(shown.joined(separator: ", "))\(more))"
        }
    }
}
