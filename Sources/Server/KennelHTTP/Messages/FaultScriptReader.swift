import JSON
import Wire

/// Reads a fault script wherever a client may name one: `{"rules":[…]}`, `{"text":"…"}`, or the name of one that is
/// kept.
struct FaultScriptReader {
    let shelf: FaultShelf

    /// Throws a problem that points at `pointer`.
    func script(_ json: JSON, at pointer: String) throws(ProblemDetails) -> FaultScript {
        if let name = json.string {
            guard let script = shelf[name]?.script else { throw .unknownScript(name).at(pointer) }
            return script
        }
        let text: String
        do throws(InputRejection) {
            guard let members = json.object, members["text"] != nil else { return try FaultScript(json) }
            text = try Self.text(in: json)
        } catch {
            throw error.problem.at(pointer)
        }
        do throws(FaultTextError) {
            return try FaultScript(parsing: text)
        } catch {
            throw error.problem.at(pointer)
        }
    }

    /// What is to be kept: a text as it is, rules as they read.
    func kept(_ json: JSON) throws(ProblemDetails) -> FaultShelf.Kept {
        let script = try script(json, at: "")
        return FaultShelf.Kept(text: json["text"]?.string ?? script.text, script: script)
    }

    private static func text(in json: JSON) throws(InputRejection) -> String {
        let members = try Members(json, of: "a fault script")
        try members.allow("text")
        return try members.text("text", atMost: FaultScript.longestText)
    }
}

extension FaultTextError {
    /// The problem with the line and the kind of mistake, which pages word in the reader's language.
    var problem: ProblemDetails {
        var problem = InputRejection.malformed(reason: description).problem
        problem.line = line
        problem.reason = (code: "fault-text-\(reason.rawValue)", word: word)
        return problem
    }
}

extension ProblemDetails {
    /// No script is kept under the name.
    static func unknownScript(_ name: String) -> ProblemDetails {
        ProblemDetails(
            404, "unknown-script", "There is no such script", "No fault script is called \"\(name.prefix(64))\".")
    }
}
