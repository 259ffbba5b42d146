/// A line-based parser of the page's JavaScript modules.
///
/// The modules use few forms, each of which starts its line: `import { a, b as c } from './x.js'`, `export` before a
/// function, a class or one constant, or `export { a, b }`. `import('./x.js')` and `import.meta.url` may occur
/// anywhere. Anything that resembles another form is refused, because joining would change its meaning.
struct ModuleReader {
    private let source: [Substring]
    private var module: PageModule
    private var at = 0
    private var isInTemplate = false
    private var isInComment = false

    /// Parses the module in a file. Throws at the first line with unsupported syntax.
    static func read(path: String, text: String) throws(JoiningProblem) -> PageModule {
        var reader = ModuleReader(path: path, text: text)
        try reader.read()
        return reader.module
    }

    private init(path: String, text: String) {
        module = PageModule(path: path)
        source = text.lines
    }

    private mutating func read() throws(JoiningProblem) {
        while at < source.count {
            try readLine(source[at])
            at += 1
        }
        if isInTemplate { throw refused("the file ends inside a template literal: a backtick is missing") }
    }

    private mutating func readLine(_ line: Substring) throws(JoiningProblem) {
        let start = line.utf8.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let trimmed = line[(start ?? line.endIndex)...]
        if let count = documentation(trimmed) {
            module.lines += Array(repeating: [.text("")], count: count)
            at += count - 1
            return
        }
        if !isInTemplate, !isInComment, trimmed.begins(with: "//") { return module.lines.append([.text("")]) }
        if isComment(trimmed) { return module.lines.append([.text(line)]) }
        let statement = ModuleStatement(trimmed)
        if isInTemplate, statement != .other {
            throw refused("this looks like a statement, but is inside a template literal")
        }
        switch statement {
        case .imports: try readImport()
        case .exports: try readExport(trimmed)
        case .other:
            let isOuter = trimmed.startIndex == line.startIndex && !isInTemplate
            if isOuter, waits(trimmed) { throw refused("a module cannot use await at its top level") }
            try append(line)
        }
    }

    /// Returns the number of lines of a documentation comment that begins with `/**` here and shares no line with code.
    ///
    /// Such a comment is not sent, because only readers of the source need it. Nil means that there is none.
    private func documentation(_ trimmed: Substring) -> Int? {
        guard !isInTemplate, !isInComment, trimmed.begins(with: "/**") else { return nil }
        var rest = trimmed.dropFirst(2)
        for last in at..<source.count {
            if last > at { rest = source[last] }
            guard let end = rest.place(of: "*/") else { continue }
            return rest[end...].dropFirst(2).allSatisfy(\.isWhitespace) ? last - at + 1 : nil
        }
        return nil
    }

    /// Whether the whole line is a comment. A comment after code counts as code, which does no harm.
    private mutating func isComment(_ trimmed: Substring) -> Bool {
        if isInTemplate { return false }
        if !isInComment {
            if !trimmed.begins(with: "/*") { return false }
            isInComment = true
        }
        guard let end = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")), end > trimmed.startIndex,
            trimmed.utf8[trimmed.utf8.index(before: end)] == UInt8(ascii: "*")
        else { return true }
        isInComment = false
        return trimmed[end...].dropFirst().allSatisfy(\.isWhitespace)
    }

    private mutating func readImport() throws(JoiningProblem) {
        let first = at
        var text = source[at][...]
        while !text.utf8.contains(UInt8(ascii: "'")), !text.utf8.contains(UInt8(ascii: "\"")) {
            at += 1
            guard at < source.count, at < first + 20 else {
                at = first
                throw refused("this import has no \"from\"")
            }
            text += " " + source[at]
        }
        defer { module.lines += Array(repeating: [.text("")], count: at - first) }
        var rest = text.drop { $0 == " " }.dropFirst("import".count).drop { $0 == " " }
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else {
            throw refused("only names can be imported: import { name } from './module.js'")
        }
        let names = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[end...].dropFirst().drop { $0 == " " }
        guard rest.hasPrefix("from ") else { throw refused("this import has no \"from\"") }
        rest = rest.dropFirst("from ".count).drop { $0 == " " }
        guard let (path, after) = quoted(rest) else { throw refused("the module must be a path: './module.js'") }
        let tail = after.drop { $0 == ";" || $0 == " " }
        guard tail.isEmpty || tail.hasPrefix("//") else { throw refused("only one statement per line is supported") }
        var bindings: [PageModule.Binding] = []
        for name in names.split(separator: ",") where !name.allSatisfy(\.isWhitespace) {
            let words = name.split(separator: " ")
            let isRenamed = words.count == 3 && words[1] == "as"
            guard words.count == 1 || isRenamed, let first = words.first, let last = words.last else {
                throw refused("\"\(name)\" is not a name that can be imported")
            }
            bindings.append(.init(name: String(first), here: String(last)))
        }
        module.imports.append(.init(path: path, line: first + 1))
        module.lines.append([.binds(bindings, from: path)])
    }

    private mutating func readExport(_ trimmed: Substring) throws(JoiningProblem) {
        let declaration = trimmed.dropFirst("export ".count)
        if declaration.hasPrefix("{"), let end = declaration.firstIndex(of: "}") {
            let names = declaration[..<end].dropFirst().split(separator: ",").map { $0.filter { $0 != " " } }
            guard declaration[end...] == "}", names.allSatisfy({ $0.allSatisfy(Self.isPartOfName) }),
                !declaration.contains(" as ")
            else { throw refused("a list of exports must be names on one line: export { a, b }") }
            module.exports += names
            return module.lines.append([.text("")])
        }
        var words = declaration.split(maxSplits: 4, whereSeparator: { " (={".contains($0) })[...]
        if words.first == "async" { words.removeFirst() }
        guard let kind = words.popFirst(), ["function", "function*", "class", "const"].contains(kind),
            let name = words.first, name.allSatisfy(Self.isPartOfName),
            kind != "const" || declaration.dropFirst("const \(name)".count).hasPrefix(" =")
        else { throw refused("only a function, a class or one constant can be exported, where it is declared") }
        module.exports.append(String(name))
        if kind == "const", waits(declaration) { throw refused("a module cannot use await at its top level") }
        try append(declaration)
    }

    /// Returns a line without its indentation and its trailing comment. A comment that may be part of a string is kept.
    private func code(of whole: Substring) -> Substring {
        guard !isInTemplate else { return whole }
        let line = whole.drop { $0 == " " || $0 == "\t" }
        guard let place = line.place(of: " // "), line.place(of: "`") == nil else { return line }
        let words = line[place...].dropFirst(" // ".count)
        return words.utf8.contains { "'\"/\\".utf8.contains($0) } ? line : line[..<place]
    }

    /// Splits a line into pieces and appends them.
    private mutating func append(_ whole: Substring) throws(JoiningProblem) {
        let line = code(of: whole)
        var pieces: [PageModule.Piece] = []
        var text = line
        var rest = line
        while let place = rest.place(of: "import") {
            rest = rest[place...].dropFirst("import".count)
            if isPartOfName(line, before: place) { continue }
            let after = rest.drop { $0 == " " }
            if after.hasPrefix("(") {
                guard let (path, end) = quoted(after.dropFirst()), end.hasPrefix(")") else {
                    throw refused("import() needs a literal path: import('./module.js')")
                }
                pieces += [.text(text[..<place]), .loads(path)]
                module.loads.append(.init(path: path, line: at + 1))
                rest = end.dropFirst()
            } else if after.hasPrefix(".") {
                guard after.hasPrefix(".meta.url") else { throw refused("only import.meta.url is supported") }
                pieces += [.text(text[..<place]), .address]
                rest = after.dropFirst(".meta.url".count)
            } else {
                continue
            }
            text = rest
        }
        pieces.append(.text(text))
        module.lines.append(pieces)
        countBackticks(line)
    }

    /// Whether a top-level statement of the module contains `await`.
    private func waits(_ line: Substring) -> Bool {
        if line.begins(with: "await ") || line.begins(with: "for await ") { return true }
        guard line.begins(with: "const ") || line.begins(with: "let "), let equals = line.firstIndex(of: "=") else {
            return false
        }
        return line[equals...].hasPrefix("= await ")
    }

    private func isPartOfName(_ line: Substring, before place: Substring.Index) -> Bool {
        guard place > line.startIndex else { return false }
        let before = line[line.index(before: place)]
        return Self.isPartOfName(before) || before == "."
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    private mutating func countBackticks(_ line: Substring) {
        guard line.place(of: "`") != nil else { return }
        var isEscaped = false
        for byte in line.utf8 {
            if byte == UInt8(ascii: "`"), !isEscaped { isInTemplate.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
    }

    /// Returns the path that a quoted specifier refers to, and the text after it.
    private func quoted(_ text: Substring) -> (path: String, after: Substring)? {
        guard let quote = text.first, quote == "'" || quote == "\"" else { return nil }
        let inner = text.dropFirst()
        guard let end = inner.firstIndex(of: quote),
            let path = PageModule.path(of: inner[..<end], in: module.path)
        else { return nil }
        return (path, inner[end...].dropFirst())
    }

    private func refused(_ reason: String) -> JoiningProblem {
        JoiningProblem(file: module.path, line: min(at, source.count - 1) + 1, reason: reason)
    }
}

/// The kinds of lines that the bundler distinguishes.
private enum ModuleStatement {
    case imports
    case exports
    case other

    init(_ line: Substring) {
        self =
            if Self.begins(line, with: "import") {
                .imports
            } else if Self.begins(line, with: "export") {
                .exports
            } else {
                .other
            }
    }

    /// Whether a line begins with a keyword. `import(` and `import.meta` are expressions.
    private static func begins(_ line: Substring, with keyword: StaticString) -> Bool {
        guard line.begins(with: keyword) else { return false }
        guard let next = line.dropFirst(keyword.utf8CodeUnitCount).first else { return true }
        return " {*'\"".contains(next)
    }
}
