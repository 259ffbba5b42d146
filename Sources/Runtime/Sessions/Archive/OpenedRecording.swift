import JSON
package import Wire

/// A recording that was opened from a file: its ids on this server, its summary, and access to its inputs.
package struct OpenedRecording: Sendable {
    /// The id with which the recording can be deleted or branched.
    package let id: SessionID
    /// The viewer id, with which the recording can be viewed.
    package let viewerID: SessionID
    /// The summary, available before the file is read.
    package let facts: Facts
    private let format: any RecordingFormat
    private let text: @Sendable () throws -> String

    /// Creates a recording; `text` reads its file from storage.
    init(
        id: SessionID, watch: SessionID, facts: Facts, format: any RecordingFormat,
        text: @escaping @Sendable () throws -> String
    ) {
        self.id = id
        self.viewerID = watch
        self.facts = facts
        self.format = format
        self.text = text
    }

    /// The summary of a recording, shown in lists and snapshots.
    package struct Facts: Codable, Sendable {
        /// The configuration with which the recorded session was opened.
        package let configuration: SessionConfiguration
        /// The number of recorded inputs.
        package let inputs: Int
        /// The name of the app in which the session was recorded.
        package let app: String
        /// Whether the file is truncated.
        package let isCut: Bool

        /// Creates a summary.
        package init(configuration: SessionConfiguration, inputs: Int, app: String, isCut: Bool) {
            self.configuration = configuration
            self.inputs = inputs
            self.app = app
            self.isCut = isCut
        }

        /// Decodes the JSON text of ``text``.
        init(text: String) throws {
            self = try JSONDecoding().decode(Facts.self, from: try JSON(parsing: text))
        }

        /// The summary as JSON text, in the stored format.
        var text: String {
            get throws { try JSONEncoding.encode(self).description }
        }

        /// Writes the summary for all viewers: `{"inputs","app","cut","differsFrom"?}`.
        func write(to json: inout JSONWriter, firstDifference: Int?) {
            json.beginObject()
            json.member("inputs", inputs)
            json.member("app", app)
            json.key("cut")
            json.bool(isCut)
            json.member("differsFrom", firstDifference)
            json.endObject()
        }
    }

    /// Returns the text of the file.
    package func file() throws(ArchiveError) -> String {
        do {
            return try text()
        } catch let error as ArchiveError {
            throw error
        } catch {
            throw ArchiveError(reading: error)
        }
    }

    /// Returns the recorded inputs. The text was already validated when the file was opened.
    package func past() throws(ArchiveError) -> SessionPast {
        let text = try file()
        do {
            return try format.past(in: text, of: id)
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }

    /// Calls `read` on a separate thread, and returns its result. Swift's threads serve all sessions, and reading a
    /// long recording takes a second.
    package func aside<Value: Sendable>(
        _ read: @escaping @Sendable (OpenedRecording) throws(ArchiveError) -> Value
    ) async throws(ArchiveError) -> Value {
        let result: Result<Value, ArchiveError> = await LongWork.run {
            do throws(ArchiveError) {
                return .success(try read(self))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
