import JSON
import Wire

/// A parser of fault scripts in requests: `{"rules":[…]}`, `{"text":"…"}`, or the name of a stored script.
struct FaultScriptReader {
    let scriptStore: FaultScriptStore

    /// Parses a script; errors point at `pointer`.
    func script(_ json: JSON, at pointer: String) throws(ProblemDetails) -> FaultScript {
        if let name = json.string {
            guard let script = scriptStore[name]?.script else { throw .unknownScript(name).at(pointer) }
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

    /// Returns the script to store. A posted text is stored unchanged; rules are stored as their textual form.
    func storedScript(from json: JSON) throws(ProblemDetails) -> FaultScriptStore.StoredScript {
        let script = try script(json, at: "")
        return FaultScriptStore.StoredScript(text: json["text"]?.string ?? script.text, script: script)
    }

    private static func text(in json: JSON) throws(InputRejection) -> String {
        let members = try ObjectMembers(json, of: "a fault script")
        try members.allow("text")
        return try members.text("text", atMost: FaultScript.longestText)
    }
}

extension FaultTextError {
    /// The problem with its line and a code for the mistake, which pages translate into the user's language.
    var problem: ProblemDetails {
        var problem = InputRejection.malformed(reason: description).problem
        problem.line = line
        problem.reason = (code: "fault-text-\(reason.rawValue)", word: word)
        return problem
    }
}

extension ProblemDetails {
    /// No script with this name is stored.
    static func unknownScript(_ name: String) -> ProblemDetails {
        ProblemDetails(
            404, kind: .unknownScript, title: "There is no such script",
            detail: "No fault script is called \"\(name.prefix(64))\".")
    }
}
