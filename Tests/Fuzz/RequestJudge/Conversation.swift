import HTTPServer

/// Several requests as a text. Each is a line with method and target, header lines, an empty line and a body. A line
/// `%%` separates requests.
///
/// `{id}` and `{watch}` are replaced by the ids of the session that a request of the conversation opened last, or else
/// of a session that is already open. A missing Host header is added, and a body is JSON.
struct Conversation {
    /// The most requests, enough to open, change, read and close a session.
    private static let most = 8

    private var waiting: ArraySlice<ArraySlice<UInt8>>
    /// All opened sessions, to be closed at the end.
    private(set) var opened: [String] = []
    /// The placeholders and their values.
    var names: [String: String] = [:] {
        didSet { if let id = names["{id}"] { opened.append(id) } }
    }

    init(_ bytes: [UInt8]) {
        var requests: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        where line.elementsEqual("%%".utf8) {
            requests.append(bytes[start..<max(start, line.startIndex - 1)])
            start = min(line.endIndex + 1, bytes.endIndex)
        }
        requests.append(bytes[start...])
        waiting = requests.prefix(Self.most)
    }

    /// The next request; nil after the last.
    mutating func next() -> HTTPRequest? { waiting.popFirst().map(request) }

    /// Replaces the ids by those of the session that a request has opened.
    mutating func heard(_ answer: Answer) {
        if !answer.names.isEmpty { names = answer.names }
    }

    private func request(_ text: ArraySlice<UInt8>) -> HTTPRequest {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let head = lines.prefix { !$0.isEmpty }
        let body = lines.dropFirst(head.count + 1).joined(separator: CollectionOfOne(UInt8(ascii: "\n")))
        let words = filled(head.first ?? []).split(separator: " ", maxSplits: 1).map(String.init)
        var headers = head.dropFirst().map { line -> (name: String, value: String) in
            let parts = filled(line).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1].drop { $0 == " " }) : "")
        }
        for (name, value) in [("Host", "127.0.0.1"), ("Content-Type", "application/json")]
        where !headers.contains(where: { $0.name == name }) {
            headers.append((name, value))
        }
        return HTTPRequest(
            method: words.first ?? "GET", target: words.count > 1 ? words[1] : "/", headers: headers,
            body: Array(filledBody(Array(body))))
    }

    private func filled(_ text: some Collection<UInt8>) -> String {
        names.reduce(String(decoding: text, as: UTF8.self)) { $0.replacing($1.key, with: $1.value) }
    }

    /// Replaces placeholders in a body. A body without placeholders stays unchanged, even if it is not text.
    private func filledBody(_ body: [UInt8]) -> [UInt8] {
        body.contains(UInt8(ascii: "{")) && String(validating: body, as: UTF8.self) != nil
            ? Array(filled(body).utf8) : body
    }
}

extension Conversation {
    /// A screen with every kind of view that accepts inputs.
    static let screen = """
        {"_beagleComponent_":"beagle:screenComponent","navigationBar":{"title":"Everything"},
         "child":{"_beagleComponent_":"beagle:container","context":{"id":"c","value":{"n":1,"list":[1,2,3]}},"children":[
          {"_beagleComponent_":"beagle:text","text":"@{sum(c.n, 1)}"},
          {"_beagleComponent_":"beagle:button","text":"More","onPress":[
            {"_beagleAction_":"beagle:setContext","contextId":"c","path":"n","value":"@{multiply(c.n, 3)}"}]},
          {"_beagleComponent_":"beagle:textInput","value":"@{c.n}","onChange":[
            {"_beagleAction_":"beagle:setContext","contextId":"c","path":"n","value":"@{onChange.value}"}]},
          {"_beagleComponent_":"beagle:listView","dataSource":"@{c.list}","templates":[
            {"view":{"_beagleComponent_":"beagle:text","text":"@{item}"}}]},
          {"_beagleComponent_":"beagle:tabBar","items":[{"title":"One"},{"title":"Two"}]},
          {"_beagleComponent_":"beagle:pageView","children":[{"_beagleComponent_":"beagle:text","text":"page"}]}]}}
        """
}
