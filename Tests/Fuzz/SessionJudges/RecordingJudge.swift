import Recordings

/// Parses a text as a recording, and writes the result. Parsing that again must give an equal recording.
package func judgeRecording(_ bytes: [UInt8]) -> String? {
    guard let recording = try? RecordingReader.read(bytes) else { return nil }
    var writer = RecordingWriter(recording.header)
    do {
        for input in recording.inputs { try writer.append(input) }
    } catch {
        return "what was read cannot be written: \(error)"
    }
    if !recording.isCut { writer.end() }
    let written = writer.takeBytes()
    do {
        let again = try RecordingReader.read(written)
        guard again.inputs.count == recording.inputs.count, again.isCut == recording.isCut else {
            return "what was written does not read back the same"
        }
        var second = RecordingWriter(again.header)
        for input in again.inputs { try second.append(input) }
        if !again.isCut { second.end() }
        return second.takeBytes() == written ? nil : "what was read and written twice differs"
    } catch {
        return "what was written cannot be read: \(error)"
    }
}
