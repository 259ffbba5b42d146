import JSON
package import Wire

/// A recording that somebody opened from a file: its names here, what is said of it, and how it is read.
package struct OpenedRecording: Sendable {
    /// The name under which it can be deleted, and branched from.
    package let id: SessionID
    /// The name under which it can be looked at.
    package let watch: SessionID
    /// What is said of it before it is read.
    package let facts: Facts
    private let format: any RecordingFormat
    private let text: @Sendable () throws -> String

    /// Describes a recording; `text` reads its file from where it is kept.
    init(
        id: SessionID, watch: SessionID, facts: Facts, format: any RecordingFormat,
        text: @escaping @Sendable () throws -> String
    ) {
        self.id = id
        self.watch = watch
        self.facts = facts
        self.format = format
        self.text = text
    }

    /// What a list and a snapshot say of a recording.
    package struct Facts: Codable, Sendable {
        /// What its session was opened with.
        package let configuration: SessionConfiguration
        /// How many inputs it holds.
        package let inputs: Int
        /// The app that it was recorded with.
        package let app: String
        /// Whether the file ended before the recording did.
        package let isCut: Bool

        /// Describes a recording.
        package init(configuration: SessionConfiguration, inputs: Int, app: String, isCut: Bool) {
            self.configuration = configuration
            self.inputs = inputs
            self.app = app
            self.isCut = isCut
        }

        /// Reads what `text` wrote.
        init(text: String) throws {
            self = try JSONDecoding().decode(Facts.self, from: try JSON(parsing: text))
        }

        /// The facts as they are stored.
        var text: String {
            get throws { try JSONEncoding.encode(self).description }
        }

        /// Writes what everyone who looks at it is told: `{"inputs","app","cut","differsFrom"?}`.
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

    /// The file's text.
    package func file() throws(ArchiveError) -> String {
        do {
            return try text()
        } catch let error as ArchiveError {
            throw error
        } catch {
            throw ArchiveError(reading: error)
        }
    }

    /// Its inputs. The text was checked when it was opened.
    package func past() throws(ArchiveError) -> SessionPast {
        let text = try file()
        do {
            return try format.past(in: text, of: id)
        } catch {
            throw .unreadable(reason: "\(error)")
        }
    }
}
