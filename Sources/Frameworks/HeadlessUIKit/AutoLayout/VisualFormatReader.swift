/// A parser for visual formats.
struct VisualFormatReader {
    private let signs: [Character]
    private var place = 0

    private typealias Failure = VisualFormat.Failure

    private init(_ format: String) { signs = Array(format) }

    /// Parses a whole format. Throws the position of the first unexpected character.
    static func read(_ format: String) throws(VisualFormat.Failure) -> VisualFormat {
        var reader = VisualFormatReader(format)
        return try reader.format()
    }

    private mutating func format() throws(Failure) -> VisualFormat {
        let axis = try axis()
        let leading: VisualFormat.Gap? = consume("|") ? try gap() : nil
        var elements = [try element()]
        var gaps: [VisualFormat.Gap] = []
        var trailing: VisualFormat.Gap?
        while let sign = next, trailing == nil {
            guard sign == "-" || sign == "[" || sign == "|" else { throw unexpected("a hyphen, a view or \"|\"") }
            let gap = try gap()
            if consume("|") {
                trailing = gap
            } else {
                gaps.append(gap)
                elements.append(try element())
            }
        }
        guard next == nil else { throw unexpected("the end, behind the view around") }
        return VisualFormat(axis: axis, elements: elements, gaps: gaps, leading: leading, trailing: trailing)
    }

    private mutating func axis() throws(Failure) -> NSLayoutConstraint.Axis {
        guard let first = next, first.isLetter else { return .horizontal }
        guard first == "H" || first == "V" else { throw unexpected("\"H:\" or \"V:\"") }
        place += 1
        try expect(":", named: "a colon")
        return first == "H" ? .horizontal : .vertical
    }

    private mutating func element() throws(Failure) -> VisualFormat.Element {
        try expect("[", named: "a view in brackets")
        skipSpace()
        let start = place
        guard let name = name() else { throw unexpected("the name of a view") }
        let sizes = next == "(" ? try predicates() : []
        try expect("]", named: "\"]\"")
        return VisualFormat.Element(name: name, sizes: sizes, place: start)
    }

    private mutating func gap() throws(Failure) -> VisualFormat.Gap {
        guard consume("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let list: [VisualFormat.Predicate]
        if next == "(" {
            list = try predicates()
        } else {
            let start = place
            guard let object = object(isSigned: false) else { throw unexpected("a distance") }
            list = [VisualFormat.Predicate(relation: .equal, object: object, priority: nil, place: start)]
        }
        try expect("-", named: "a hyphen behind the distance")
        return .compared(list)
    }

    private mutating func predicates() throws(Failure) -> [VisualFormat.Predicate] {
        try expect("(", named: "\"(\"")
        var list = [try predicate()]
        while consume(",") { list.append(try predicate()) }
        try expect(")", named: "\")\"")
        return list
    }

    private mutating func predicate() throws(Failure) -> VisualFormat.Predicate {
        let relation = try relation()
        skipSpace()
        let start = place
        guard let object = object(isSigned: true) else { throw unexpected("a number, a metric or a view") }
        var priority: VisualFormat.Object?
        if consume("@") {
            priority = self.object(isSigned: false)
            if priority == nil { throw unexpected("a priority") }
        }
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority, place: start)
    }

    private mutating func relation() throws(Failure) -> NSLayoutConstraint.Relation {
        let relations: [(Character, NSLayoutConstraint.Relation)] = [
            ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
        ]
        guard let found = relations.first(where: { $0.0 == next }) else { return .equal }
        place += 1
        guard place < signs.count, signs[place] == "=" else { throw unexpected("\"\(found.0)=\"") }
        place += 1
        return found.1
    }

    /// Parses a number or a name; returns nil, and consumes nothing, if there is neither.
    private mutating func object(isSigned: Bool) -> VisualFormat.Object? {
        skipSpace()
        if let name = name() { return .name(name) }
        let start = place
        if isSigned, next == "-" { place += 1 }
        while place < signs.count, signs[place].isASCII, signs[place].isNumber || signs[place] == "." { place += 1 }
        guard let number = Double(String(signs[start..<place])), number.isFinite else {
            place = start
            return nil
        }
        return .number(CGFloat(number))
    }

    private mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let start = place
        while place < signs.count, signs[place].isLetter || signs[place].isNumber || signs[place] == "_" { place += 1 }
        return String(signs[start..<place])
    }

    // MARK: - Characters

    /// The next character that is not a space. Nil at the end of the text.
    private var next: Character? {
        mutating get {
            skipSpace()
            return place < signs.count ? signs[place] : nil
        }
    }

    private mutating func consume(_ sign: Character) -> Bool {
        guard next == sign else { return false }
        place += 1
        return true
    }

    private mutating func expect(_ sign: Character, named what: String) throws(Failure) {
        guard consume(sign) else { throw unexpected(what) }
    }

    private mutating func skipSpace() {
        while place < signs.count, signs[place].isWhitespace { place += 1 }
    }

    private func unexpected(_ wanted: String) -> Failure {
        let found = place < signs.count ? "\"\(signs[place])\"" : "its end"
        return Failure(place: place, reason: "\(wanted) is expected, and \(found) is there")
    }
}
