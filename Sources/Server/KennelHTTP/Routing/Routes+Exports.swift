import Exports
import HTTPServer
import JSON
import Sessions
import Wire

/// Exports of a session: reproduction steps, HTTP archive, Swift test.
extension Routes {
    /// The export formats, by the last path component.
    private enum Export: String {
        case steps, har, test

        var type: String {
            switch self {
            case .steps: "text/markdown; charset=utf-8"
            case .har: "application/json"
            case .test: "text/plain; charset=utf-8"
            }
        }
    }

    /// Replays a session and sends it in one of the formats. Guests may export, too.
    ///
    /// The query's `language` applies to steps and to comments in the HTTP archive; a Swift test is always in English.
    func sendExport(
        _ form: String, of id: String, _ request: HTTPRequest, _ reply: any Answering
    ) throws(ProblemDetails) {
        guard let form = Export(rawValue: form) else { throw .unknownRoute(request.path) }
        let module = request.query("module")
        if let module, !TestFile.canImport(module) {
            throw .malformed("\"module\" must be the name of a Swift module, such as MyApp.")
        }
        guard let language = ExportLanguage(rawValue: request.query("language") ?? ExportLanguage.english.rawValue)
        else {
            let known = ExportLanguage.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
            throw .malformed("\"language\" must be \(known).")
        }
        find(id, reply) { [self] running in
            running.touch(at: sessions.clock.now)
            running.session.synchronize { [self] view in
                let (end, secrets) = ((input: view.input, digest: view.digest), view.secrets)
                play(running, reply) { [self] played async throws(ProblemDetails) in
                    let header = catalogue.header(of: running.configuration.app)
                    let course = try await played.playback(until: end, header: header)
                    let name = fileName(of: running.configuration)
                    switch form {
                    case .steps:
                        let page = StepsPage(course, without: secrets, language: language)
                        send(
                            Array(page.text.utf8), form.type, named: "\(name).md", reply,
                            headers: Self.headers(for: page.findings, in: language))
                    case .har:
                        let file = HARFile(course, without: secrets, language: language)
                        send(
                            file.bytes, form.type, named: "\(name).har", reply,
                            headers: Self.headers(for: file.findings, in: language))
                    case .test:
                        let file = TestFile(course, without: secrets, module: module)
                        send(
                            Array(file.text.utf8), form.type, named: file.fileName, reply,
                            headers: Self.headers(for: file.findings, in: language))
                    }
                }
            }
        } setAside: { [self] in
            refuse(FindingError.setAside(SessionID(id), reason: "The session is quarantined.").problem, reply)
        }
    }

    /// Returns the header that reports an export's secrets, as percent-encoded JSON because names may contain any
    /// characters. Returns no header if nothing was found.
    private static func headers(for findings: SecretFindings, in language: ExportLanguage) -> Headers {
        guard let text = findings.text(in: language) else { return [] }
        let json: JSON = [
            "replaced": .int(Int64(findings.replaced)), "suspects": .int(Int64(findings.suspects.count)),
            "text": .string(text),
        ]
        return [("Kennel-Secrets", PercentEncoding.encoded(String(decoding: json.encoded(), as: UTF8.self)))]
    }
}
