package import JSON

/// The values of a log line. Only pages interpret them, so a parsed detail stays raw JSON.
package enum LineDetail: Sendable, Equatable {
    /// An input. The text of a secure field is omitted.
    case input(SessionInput, showsText: Bool)
    /// A button of an alert, and the title that it had.
    case alertButton(ViewID, button: Int, title: String)
    /// A new fault script. The bodies of its responses and all rules after the first 20 are omitted.
    case faults(FaultScript)
    /// A downtime of the session.
    case pause(Downtime)
    /// A notice that pages can translate.
    case notice(Notice)
    /// An input that crashed the app.
    case crash(CrashDescription)
    /// An external URL that was opened.
    case address(String)
    /// A storyboard segue; `way` is its kind, such as `show`.
    case segue(identifier: String, way: String, source: String, destination: String)
    /// A call of a router method, and the data it passed on.
    case routing(router: String, method: String, data: [RoutedValue])
    /// An analytics event of the app, as encoded JSON.
    case analytics([UInt8])
    /// A parsed detail of any kind.
    case unread(JSON)

    /// A value that a router passed on.
    package struct RoutedValue: Sendable, Equatable {
        /// The name of the value in the data store.
        package let name: String
        /// A description of the value.
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Writes the detail as a JSON object, except for analytics and parsed details, which are written as they are.
    package func write(to json: inout JSONWriter) {
        switch self {
        case .input(let input, let showsText): Self.write(input, showsText: showsText, to: &json)
        case .alertButton(let alert, let button, let title):
            json.beginObject()
            json.member("type", "alert")
            json.member("view", alert)
            json.member("button", button)
            json.member("title", title)
            json.endObject()
        case .faults(let script): Self.write(script, to: &json)
        case .pause(let pause): pause.write(to: &json)
        case .notice(let notice): notice.write(to: &json)
        case .crash(let crash): crash.write(to: &json)
        case .analytics(let text): json.raw(text)
        case .unread(let value): json.value(value)
        case .address(let address):
            json.beginObject()
            json.member("url", address)
            json.endObject()
        case .segue(let identifier, let way, let source, let destination):
            json.beginObject()
            json.member("segue", identifier)
            json.member("way", way)
            json.member("source", source)
            json.member("destination", destination)
            json.endObject()
        case .routing(let router, let method, let data):
            json.beginObject()
            json.member("router", router)
            json.member("method", method)
            json.key("data")
            json.beginObject()
            for datum in data {
                json.key(escaping: datum.name)
                json.string(datum.value)
            }
            json.endObject()
            json.endObject()
        }
    }

    /// The largest number of rules that are written.
    private static let mostRules = 20

    private static func write(_ script: FaultScript, to json: inout JSONWriter) {
        json.beginObject()
        json.member("type", "faults")
        json.key("faults")
        json.beginObject()
        json.key("rules")
        json.beginArray()
        for rule in script.rules.prefix(mostRules) {
            json.beginObject()
            rule.withoutBody.writeMembers(to: &json)
            json.endObject()
        }
        json.endArray()
        if script.rules.count > mostRules { json.member("more", script.rules.count - mostRules) }
        json.endObject()
        json.endObject()
    }

    private static func write(_ input: SessionInput, showsText: Bool, to json: inout JSONWriter) {
        json.beginObject()
        json.member("type", input.typeName)
        input.type.log(input, showsText, &json)
        json.endObject()
    }
}

extension FaultRule {
    /// The same rule, with an empty body in place of a response's body.
    fileprivate var withoutBody: FaultRule {
        guard case .answer(var answer) = fault else { return self }
        answer.body = ""
        var rule = self
        rule.fault = .answer(answer)
        return rule
    }
}
