import Foundation
import JSON
import Wire

extension RecordedExchange {
    /// Writes `{"id","method","url","status","request":{…},"response":{…},"original":{"method","url","status"?,…}}`.
    /// Words in brackets replace secrets: a secret header's name, or `[secret]` in a body.
    func write(to json: inout JSONWriter, without secrets: SecretPolicy) {
        json.beginObject()
        json.member("id", id)
        json.member("method", method)
        json.member("url", url)
        json.member("status", status)
        json.key("request")
        Self.write(request, to: &json, without: secrets)
        if let response {
            json.key("response")
            Self.write(response, to: &json, without: secrets)
        }
        if let original {
            json.key("original")
            json.beginObject()
            json.member("method", original.method)
            json.member("url", original.url)
            json.member("status", original.status)
            Self.writeMembers(original.side, to: &json, without: secrets)
            json.endObject()
        }
        json.endObject()
    }

    private static func write(_ side: Side, to json: inout JSONWriter, without secrets: SecretPolicy) {
        json.beginObject()
        writeMembers(side, to: &json, without: secrets)
        json.endObject()
    }

    private static func writeMembers(_ side: Side, to json: inout JSONWriter, without secrets: SecretPolicy) {
        json.key("headers")
        json.beginObject()
        for (name, value) in side.headers.sorted(by: { $0.key < $1.key }) {
            json.key(escaping: name)
            json.string(SecretPolicy.isSecret(header: name) ? "[\(name.lowercased())]" : value)
        }
        json.endObject()
        json.member("bytes", side.size)
        if side.size > 0 {
            let body = secrets.replacing(in: side.body) { _ in "[secret]" } ?? side.body
            if side.isCut, side.body.isEmpty {
                // Nothing is written, because the body was not recorded at all.
            } else if let text = side.text(of: body) {
                json.member("body", text)
            } else {
                json.key("binary")
                json.bool(true)
            }
            if side.isCut {
                json.key("truncated")
                json.bool(true)
                json.member("kept", side.body.count)
            }
        }
    }
}
