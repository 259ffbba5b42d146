import Foundation
import JSON
package import Sessions
import Wire

/// The requests of a playback as an HTTP archive (HAR 1.2), which browsers and proxies can open.
///
/// Times are derived from the session's clock. Secrets are replaced by placeholders; comments describe the effects of
/// faults and of manual edits. A request without a response has the status 0, as in browsers' archives.
package struct HARFile {
    private let playback: Playback
    private let secrets: SecretPolicy
    private let language: ExportLanguage
    /// The secrets that the file replaces, and the names of values that look like secrets and are kept.
    package let findings: SecretFindings

    /// Creates an archive without the secrets, with comments in the given language.
    package init(_ course: Playback, without secrets: SecretPolicy, language: ExportLanguage = .english) {
        self.playback = course
        self.secrets = secrets
        self.language = language
        findings = SecretFindings(in: course, without: secrets, addresses: .hidden)
    }

    /// The content of the file.
    package var bytes: [UInt8] {
        let archive: JSON = [
            "log": [
                "version": "1.2", "creator": ["name": "Kennel", "version": .string(playback.header.product)],
                "entries": .array(playback.requests.map(entry)),
                "comment": .string(comment),
            ]
        ]
        return archive.encoded(pretty: true) + [UInt8(ascii: "\n")]
    }

    private func hidden(_ text: String) -> String { secrets.hidingAddressSecrets(in: text)?.text ?? text }

    private var comment: String {
        let app = playback.app?.name ?? playback.header.app
        let about = language.text(
            en: "Requests of a Kennel session of \(app). Times are from the session's clock. Secrets are replaced.",
            pt:
                "Requisições de uma sessão do Kennel de \(app). Horários do relógio da sessão; segredos substituídos."
        )
        let notes = playback.notesOnNoRequest.map { note in
            language.text(en: "Note on step \(note.step)", pt: "Nota no passo \(note.step)") + ": \(note.text)"
        }
        return ([about] + [findings.text(in: language)].compactMap(\.self) + notes).joined(separator: "\n")
    }

    private func entry(_ request: Playback.Request) -> JSON {
        let report = request.report
        let time = milliseconds(report.ending?.duration ?? .zero)
        var entry: JSONObject = [
            "startedDateTime": .string(date(playback.timeOfDay(at: request.step, request.made))),
            "time": time, "request": sent(request), "response": answered(request), "cache": .object([:]),
            "timings": ["send": 0, "wait": time, "receive": 0],
        ]
        let comments = comments(on: request)
        if !comments.isEmpty { entry["comment"] = .string(hidden(comments.joined(separator: " "))) }
        return .object(entry)
    }

    private func comments(on request: Playback.Request) -> [String] {
        let report = request.report
        var comments = [
            language.text(en: "\(report.id), for \(report.purpose).", pt: "\(report.id), para \(report.purpose).")
        ]
        if let fault = report.fault {
            comments.append(language.text(en: "Fault rule: \(fault).", pt: "Regra de falha: \(fault)."))
        }
        if let edited = report.edited {
            let words = Consequences.words(for: edited, in: language)
            comments.append(words.prefix(1).uppercased() + words.dropFirst() + ".")
        }
        switch report.ending?.result {
        case .failure(let failure)?:
            comments.append(language.text(en: "No response", pt: "Sem resposta") + ": \(failure.message)")
        case .nothing?:
            comments.append(language.text(en: "Cancelled before a response.", pt: "Cancelada antes de uma resposta."))
        case nil: comments.append(language.text(en: "No response yet.", pt: "Ainda sem resposta."))
        case .answer?: break
        }
        return comments + playback.notes(on: request).map { language.text(en: "Note", pt: "Nota") + ": \($0)" }
    }

    private func sent(_ request: Playback.Request) -> JSON {
        let report = request.report
        let side = request.exchange?.request
        let url = hidden(request.exchange?.url ?? report.url)
        let query = URLComponents(string: url)?.queryItems ?? []
        var sent: JSONObject = [
            "method": .string(report.method), "url": .string(url), "httpVersion": "HTTP/1.1", "cookies": [],
            "headers": headers(side?.headers ?? [:]),
            "queryString": .array(
                query.map { ["name": .string($0.name), "value": .string($0.value ?? "")] }),
            "headersSize": -1, "bodySize": .int(Int64(side?.size ?? 0)),
        ]
        if let side, side.size > 0 {
            let (text, comment) = text(of: side)
            sent["postData"] = .object(
                (["mimeType": .string(type(of: side)), "params": [], "text": text["text"] ?? ""] as JSONObject)
                    .merging(comment) { $1 })
        }
        return .object(sent)
    }

    private func answered(_ request: Playback.Request) -> JSON {
        let side = request.exchange?.response
        let status = request.report.status ?? 0
        var content: JSONObject = [
            "size": .int(Int64(side?.size ?? request.report.bytes ?? 0)),
            "mimeType": .string(side.map(type) ?? "x-unknown"),
        ]
        if let side {
            let (text, comment) = text(of: side)
            content.merge(text) { $1 }
            content.merge(comment) { $1 }
        }
        return [
            "status": .int(Int64(status)), "statusText": "", "httpVersion": "HTTP/1.1", "cookies": [],
            "headers": headers(side?.headers ?? [:]), "content": .object(content), "redirectURL": "",
            "headersSize": -1, "bodySize": .int(Int64(side?.size ?? -1)),
        ]
    }

    private func headers(_ headers: [String: String]) -> JSON {
        .array(
            headers.sorted { $0.key < $1.key }.map { name, value in
                let isSecret = SecretPolicy.isSecret(header: name)
                return ["name": .string(name), "value": .string(isSecret ? "[\(name.lowercased())]" : hidden(value))]
            })
    }

    private func type(of side: RecordedExchange.Side) -> String {
        side.headers.first { $0.key.lowercased() == "content-type" }?.value ?? "x-unknown"
    }

    /// Returns a body as text, or as Base64 if it is not text, and a comment if it is truncated.
    private func text(of side: RecordedExchange.Side) -> (text: JSONObject, comment: JSONObject) {
        let body = secrets.replacing(in: side.body) { _ in "[secret]" } ?? side.body
        let comment: JSONObject =
            side.isCut
            ? [
                "comment": .string(
                    language.text(
                        en: "Truncated: \(side.body.count) of \(side.size) bytes are recorded.",
                        pt: "Cortado: \(side.body.count) de \(side.size) bytes estão gravados."))
            ] : [:]
        if side.isCut, side.body.isEmpty { return ([:], comment) }
        if let text = side.text(of: body) { return (["text": .string(hidden(text))], comment) }
        return (["text": .string(body.base64EncodedString()), "encoding": "base64"], comment)
    }

    private func milliseconds(_ time: Duration) -> JSON { .number(Double(time.nanoseconds / 100_000) / 10) }

    private func date(_ milliseconds: Int64) -> String {
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
        // The format truncates fractions of a millisecond. The offset compensates for thousandths that binary numbers
        // cannot represent exactly.
        return Date(timeIntervalSince1970: (Double(milliseconds) + 0.1) / 1_000).formatted(style)
    }
}
