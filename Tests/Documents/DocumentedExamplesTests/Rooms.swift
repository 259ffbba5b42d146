/// The folders of the targets' sources, and which of them name what another one of the same target declares.
///
/// It reads words, not types: what is declared in two files is not followed, and members count for nobody.
struct Rooms {
    /// Of each folder, those that it names, with the names.
    private(set) var arrows: [String: [String: Set<String>]] = [:]

    /// Reads sources by their paths from `Sources`.
    init(_ sources: [String: String]) {
        var homes: [String: Set<String>] = [:]
        let read = sources.mapValues { Words(of: $0) }
        for (path, words) in read {
            for name in words.declared { homes[name, default: []].insert(path) }
        }
        for (path, words) in read {
            let folder = Self.folder(of: path)
            for name in words.all {
                guard let home = homes[name], home.count == 1, let other = home.first.map(Self.folder),
                    other != folder, Self.target(of: other) == Self.target(of: folder)
                else { continue }
                arrows[folder, default: [:]][other, default: []].insert(name)
            }
        }
    }

    /// A sentence for every two folders that name each other.
    var circles: [String] {
        arrows.keys.sorted().flatMap { folder in
            (arrows[folder] ?? [:]).keys.sorted().filter { folder < $0 && arrows[$0]?[folder] != nil }.map { other in
                "\(folder) names \(names(folder, other)) of \(other), which names \(names(other, folder))"
            }
        }
    }

    /// The folders that reach each other over others, a sentence for each such group.
    var longerCircles: [String] {
        var waiting = Set(arrows.keys)
        var found: [String] = []
        while let folder = waiting.min() {
            let group = reached(from: folder).filter { reached(from: $0).contains(folder) }
            waiting.subtract(group.union([folder]))
            if group.count > 1 {
                found.append(group.sorted().map { "\($0) names \(next(from: $0, in: group))" }.joined(separator: "; "))
            }
        }
        return found
    }

    private func next(from folder: String, in group: Set<String>) -> String {
        group.sorted().filter { arrows[folder]?[$0] != nil }.map { "\(names(folder, $0)) of \($0)" }
            .joined(separator: " and ")
    }

    /// The folders to which arrows lead from one, over others too.
    private func reached(from folder: String) -> Set<String> {
        var found: Set<String> = []
        var next = Array((arrows[folder] ?? [:]).keys)
        while let other = next.popLast() {
            if found.insert(other).inserted { next += (arrows[other] ?? [:]).keys }
        }
        return found
    }

    private func names(_ folder: String, _ other: String) -> String {
        (arrows[folder]?[other] ?? []).sorted().joined(separator: ", ")
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
    }

    private static func target(of folder: String) -> Substring { folder.prefix { $0 != "/" } }
}

/// The words of a source that begin like names of types, without comments and texts.
private struct Words {
    private(set) var all: Set<String> = []
    /// Those of types that are declared inside of nothing.
    private(set) var declared: Set<String> = []

    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    init(of source: String) {
        let bytes = Array(source.utf8)
        var place = 0
        var isIndented = false
        var isNamed = false  // by the word that follows
        func begins(_ text: StaticString, at place: Int) -> Bool {
            text.withUTF8Buffer { bytes[place...].starts(with: $0) }
        }
        func skip(past end: StaticString) {
            place += 1
            while place < bytes.count, !begins(end, at: place) { place += 1 }
            place += end.utf8CodeUnitCount
        }
        while place < bytes.count {
            let byte = bytes[place]
            if Self.isOfWord(byte) {
                let word = String(decoding: bytes[place...].prefix(while: Self.isOfWord), as: UTF8.self)
                place += word.utf8.count
                if word.first?.isUppercase == true {
                    all.insert(word)
                    if isNamed { declared.insert(word) }
                }
                isNamed = !isIndented && Self.kinds.contains(word)
            } else if byte == UInt8(ascii: "/"), begins("//", at: place) {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else if byte == UInt8(ascii: "/"), begins("/*", at: place) {
                skip(past: "*/")
            } else if byte == UInt8(ascii: "\""), begins("\"\"\"", at: place) {
                place += 2
                skip(past: "\"\"\"")
            } else if byte == UInt8(ascii: "\"") {
                place += 1
                while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
                    place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
                }
                place += 1
            } else {
                if byte == UInt8(ascii: "\n") {
                    isIndented = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: " ")
                }
                place += 1
            }
        }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
