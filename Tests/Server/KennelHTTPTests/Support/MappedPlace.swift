import JSON

/// The source of a line of a joined file, as a debugger reads it from the source map.
struct MappedPlace: Equatable {
    var source: String
    var line: Int

    /// Returns all sources by the line of the joined file, counted from zero.
    static func all(in map: String) -> [Int: MappedPlace] {
        guard let json = try? JSON(parsing: Array(map.utf8)), let sources = json["sources"]?.array,
            let mappings = json["mappings"]?.string
        else { return [:] }
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var places: [Int: MappedPlace] = [:]
        var source = 0
        var line = 0
        for (number, mapping) in mappings.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
            var values: [Int] = []
            var value = 0
            var shift = 0
            for character in mapping {
                let digit = alphabet.firstIndex(of: character) ?? 0
                value |= (digit & 31) << shift
                shift += 5
                guard digit & 32 == 0 else { continue }
                values.append(value & 1 == 1 ? -(value >> 1) : value >> 1)
                value = 0
                shift = 0
            }
            guard values.count == 4 else { continue }
            source += values[1]
            line += values[2]
            places[number] = MappedPlace(source: sources[source].string ?? "", line: line)
        }
        return places
    }
}
