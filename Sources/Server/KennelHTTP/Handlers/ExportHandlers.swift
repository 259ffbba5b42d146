import Exports
import HTTPServer
import JSON
import Sessions
import Wire

/// The endpoint that exports a session as reproduction steps, an HTTP archive or a Swift test.
struct ExportHandlers: EndpointGroup {
    /// The export formats, by the last path component.
    private enum Format: String, CaseIterable {
        case steps, har, test

        var mediaType: String {
            switch self {
            case .steps: "text/markdown; charset=utf-8"
            case .har: "application/json"
            case .test: "text/plain; charset=utf-8"
            }
        }
    }

    let gateway: SessionGateway
    let downloads: SessionDownloads

    var endpoints: [Endpoint] {
        [
            Endpoint(
                "GET", "/api/sessions/{id}/export/{form}",
                .init(
                    "Exports a session as \"steps\", \"har\" or \"test\".",
                    query: [
                        .init(name: "language", summary: "The language of steps and comments: en or pt."),
                        .init(name: "module", summary: "The Swift module that a test imports."),
                    ], response: .media(Format.allCases.map(\.mediaType))), handler: export)
        ]
    }

    /// Replays a session and sends it in one of the formats.
    ///
    /// The query's `language` applies to steps and to comments in the HTTP archive; a Swift test is always in English.
    private func export(_ context: RequestContext) throws(ProblemDetails) {
        let request = context.request
        guard let format = Format(rawValue: context.parameter("form")) else { throw .unknownRoute(request.path) }
        let module = request.query("module")
        if let module, !TestFile.canImport(module) {
            throw .malformed("\"module\" must be the name of a Swift module, such as MyApp.")
        }
        guard let language = ExportLanguage(rawValue: request.query("language") ?? ExportLanguage.english.rawValue)
        else {
            let known = ExportLanguage.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
            throw .malformed("\"language\" must be \(known).")
        }
        gateway.withReplayableSession(context.session, for: context) { running in
            running.touch(at: gateway.sessions.clock.now)
            running.session.synchronize { view in
                let (end, secrets) = ((input: view.input, digest: view.digest), view.secrets)
                gateway.replay(running, for: context) { played async throws(ProblemDetails) in
                    let header = downloads.header(of: running.configuration)
                    let course = try await played.playback(until: end, header: header)
                    let name = downloads.fileName(of: running.configuration)
                    let (text, fileName, findings): ([UInt8], String, SecretFindings)
                    switch format {
                    case .steps:
                        let page = StepsPage(course, without: secrets, language: language)
                        (text, fileName, findings) = (Array(page.text.utf8), "\(name).md", page.findings)
                    case .har:
                        let file = HARFile(course, without: secrets, language: language)
                        (text, fileName, findings) = (file.bytes, "\(name).har", file.findings)
                    case .test:
                        let file = TestFile(course, without: secrets, module: module)
                        (text, fileName, findings) = (Array(file.text.utf8), file.fileName, file.findings)
                    }
                    downloads.send(
                        SharedBytes(text), as: format.mediaType, fileName,
                        headers: Self.headers(for: findings, in: language), to: context.reply)
                }
            }
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
