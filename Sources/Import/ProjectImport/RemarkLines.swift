import Foundation
import SwiftTranslation

/// Remarks as they are told: what is to be said of many places, once with all of them, and not once for each.
struct RemarkLines {
    /// From how many places on they stand in one line.
    private static let several = 3
    /// How many places are named.
    private static let named = 8

    /// The lines, in the order in which their first places come.
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
