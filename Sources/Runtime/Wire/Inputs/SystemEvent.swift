public import Foundation
import JSON

/// An event that the system delivers to the app.
public enum SystemEvent: Sendable, Equatable {
    /// Memory is low.
    case memoryWarning
    /// Another app opened a URL: one with a scheme of the app, or a universal link.
    case openURL(URL)
    /// A push service delivered a notification; `payload` is its JSON text.
    case notification(payload: String)

    /// The names of the events on the wire.
    package enum Name: String, CaseIterable, Codable, Sendable {
        case memoryWarning, openURL, notification
    }

    /// The largest size of a URL, in bytes.
    static let longestURL = 8_000
    /// The largest size of a payload, in bytes; that of the Apple Push Notification service.
    static let longestPayload = 4_096

    package var name: Name {
        switch self {
        case .memoryWarning: .memoryWarning
        case .openURL: .openURL
        case .notification: .notification
        }
    }

    /// A description for people, such as `receives a memory warning`.
    package var words: String {
        switch self {
        case .memoryWarning: "receives a memory warning"
        case .openURL(let url): "receives the URL \(url.absoluteString)"
        case .notification(let payload): "receives the notification \(Self.title(of: payload))"
        }
    }

    /// Returns the title of a payload, or its text without a title, in quotation marks.
    package static func title(of payload: String) -> String {
        let alert = (try? JSON(parsing: payload))?["aps"]?["alert"]
        let text = alert?["title"]?.string ?? alert?["body"]?.string ?? alert?.string ?? ""
        return "\"\(text)\""
    }
}

extension SystemEvent {
    /// The members of the input.
    static let fields = [
        InputField("event", .choices(Name.self)), InputField("url", .texts(atMost: longestURL), isRequired: false),
        InputField("payload", .texts(atMost: longestPayload), isRequired: false),
    ]

    /// Parses the members of an input. Throws `.malformed` for a URL without a scheme, and a payload that is not an
    /// object.
    init(_ members: ObjectMembers) throws(InputRejection) {
        let name: Name = try members.choice("event")
        let url = try members.optionalText("url", atMost: Self.longestURL)
        let payload = try members.optionalText("payload", atMost: Self.longestPayload)
        for (member, value, owner) in [("url", url, Name.openURL), ("payload", payload, .notification)]
        where value != nil && owner != name {
            throw .malformed(reason: "The event \"\(name.rawValue)\" has no member \"\(member)\".")
        }
        switch name {
        case .memoryWarning: self = .memoryWarning
        case .openURL:
            guard let opened = URL(string: try members.text("url", atMost: Self.longestURL)), opened.scheme != nil
            else {
                throw .malformed(reason: "\"url\" of \(members.subject) must be a URL such as \"myapp://cart\".")
            }
            self = .openURL(opened)
        case .notification:
            let text = try members.text("payload", atMost: Self.longestPayload)
            guard (try? JSON(parsing: text))?.object != nil else {
                throw .malformed(
                    reason: "\"payload\" of \(members.subject) must be the text of a JSON object, "
                        + "such as {\"aps\":{\"alert\":\"Hello\"}}.")
            }
            self = .notification(payload: text)
        }
    }

    /// Writes the members into an open object.
    func writeMembers(to json: inout JSONWriter) {
        json.member("event", name.rawValue)
        switch self {
        case .memoryWarning: break
        case .openURL(let url): json.member("url", url.absoluteString)
        case .notification(let payload): json.member("payload", payload)
        }
    }
}

extension SystemEvent: Codable {
    private enum Key: String, CodingKey { case event, url, payload }

    /// Decodes the output of `encode(to:)`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(Name.self, forKey: .event) {
        case .memoryWarning: self = .memoryWarning
        case .openURL: self = .openURL(try container.decode(URL.self, forKey: .url))
        case .notification: self = .notification(payload: try container.decode(String.self, forKey: .payload))
        }
    }

    /// Encodes the event with the names that pages use.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .event)
        switch self {
        case .memoryWarning: break
        case .openURL(let url): try container.encode(url, forKey: .url)
        case .notification(let payload): try container.encode(payload, forKey: .payload)
        }
    }
}
