import Foundation
import HTTPServer
import Recordings
import Sessions
import Wire

/// Sends files about sessions, named after them.
struct SessionDownloads: Sendable {
    /// The media type of a recording: one JSON value per line.
    static let recordingType = "application/x-ndjson"

    let catalogue: Catalogue
    let names: SessionNames

    /// Returns the name that a user gave the session; nil if it has none.
    func name(of running: ServedSession) -> String? { names[running.viewerID.rawValue] }

    /// Returns the first line of a session's recording.
    func header(of configuration: SessionConfiguration, named name: String? = nil) -> RecordingHeader {
        var header = catalogue.header(of: configuration.app)
        header.name = name
        return header
    }

    /// Sends the recording of a session that a user may have named.
    func sendRecording(
        _ file: SharedBytes, of configuration: SessionConfiguration, named name: String?, to reply: any Answering
    ) {
        send(file, as: Self.recordingType, "\(fileName(of: configuration, named: name)).kennel", to: reply)
    }

    /// Sends the recording of a session that is not running.
    func sendRecording(
        _ contents: SessionArchive.Contents, watch: SessionID, to reply: any Answering
    ) throws(ProblemDetails) {
        let name = names[watch.rawValue]
        do throws(ArchiveError) {
            let (file, configuration) = try contents.file { header(of: $0, named: name) }
            sendRecording(SharedBytes(file), of: configuration, named: name, to: reply)
        } catch {
            throw error.problem
        }
    }

    /// Sends a file to be saved under the given name.
    func send(
        _ file: SharedBytes, as type: String, _ fileName: String, headers: Headers = [], to reply: any Answering
    ) {
        reply.send(
            HTTPResponse(
                status: 200,
                headers: [
                    ("Content-Type", type), ("Content-Disposition", "attachment; filename=\"\(fileName)\""),
                ] + headers + SecurityHeaders.data, shared: file))
    }

    /// Returns the name of a file about a session, without extension. `name` is the name that a user gave the session.
    func fileName(of configuration: SessionConfiguration, named name: String? = nil) -> String {
        let names = [name, configuration.screen, catalogue.header(of: configuration.app).app].compactMap(\.self)
        let words =
            names.lazy.map { name in
                name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
            }.first { !$0.isEmpty } ?? ""
        let date = Date(timeIntervalSince1970: Double(configuration.opened) / 1_000)
        return "kennel-\(words.prefix(40))-\(date.formatted(.iso8601.year().month().day()))"
    }

    /// Throws if an uploaded recording is of an app that this server does not have.
    func check(app: String) throws(ProblemDetails) { _ = try catalogue.others.checked(app) }

    /// Gives an uploaded recording the name that its file contains.
    func setName(_ name: String?, of watch: SessionID) {
        guard let name = name.flatMap(SessionNames.name) else { return }
        // The recording is useful even if its name cannot be stored.
        try? names.set(name, of: watch.rawValue)
    }
}
