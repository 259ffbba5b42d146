import JSON
import Testing

@testable import ModelContext

@Suite struct ModelContextServerTests {
    private let server = ModelContextServer(
        name: "echoes", title: "Echoes", version: "1.0", instructions: "Call echo.",
        tools: [
            Tool(
                "echo", title: "Echo", .reads, "Returns a text.",
                [
                    .required("text", .text, "What is returned."), .optional("times", .integer(1...3), "How often."),
                    .optional("mood", .choice(["glad", "sad"]), "The mood."),
                ]
            ) { arguments in
                String(repeating: arguments.text("text"), count: arguments["times"]?.int ?? 1)
            },
            Tool("fail", title: "Fail", .deletes, "Fails.") { _ throws(ToolError) in
                throw ToolError("Do something else.")
            },
        ])

    private func response(_ message: String) async -> JSON? {
        guard case .response(let bytes) = await server.answer(to: Array(message.utf8)) else { return nil }
        return try? JSON(parsing: bytes)
    }

    private func call(_ name: String, _ arguments: String) async -> JSON? {
        await response(
            #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(name)","arguments":\#(arguments)}}"#)
    }

    private func text(_ response: JSON?) -> String? { response?["result"]?["content"]?[0]?["text"]?.string }

    @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
    func initializesWithAVersionThatBothKnow(asked: String, agreed: String) async {
        let answer = await response(
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#)
        #expect(answer?["id"] == "a")
        #expect(answer?["result"]?["protocolVersion"]?.string == agreed)
        #expect(answer?["result"]?["serverInfo"]?["name"] == "echoes")
        #expect(answer?["result"]?["capabilities"]?["tools"]?.object != nil)
    }

    @Test func describesToolsWithASchema() async {
        let tools = await response(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)?["result"]?["tools"]?.array
        #expect(tools?.map { $0["name"]?.string } == ["echo", "fail"])
        let schema = tools?[0]["inputSchema"]
        #expect(schema?["required"] == ["text"])
        #expect(schema?["properties"]?["times"]?["maximum"] == 3)
        #expect(schema?["properties"]?["mood"]?["enum"] == ["glad", "sad"])
        #expect(tools?[0]["annotations"]?["readOnlyHint"] == true)
        #expect(tools?[1]["annotations"]?["destructiveHint"] == true)
    }

    @Test func callsTools() async {
        let answer = await call("echo", #"{"text":"ab","times":2,"mood":null}"#)
        #expect(text(answer) == "abab")
        #expect(answer?["result"]?["isError"] == false)
    }

    @Test(arguments: [
        ("{}", "echo needs \"text\": What is returned."),
        (#"{"text":1}"#, "\"text\" must be a string."),
        (#"{"text":"a","times":4}"#, "\"times\" must be an integer from 1 to 3."),
        (#"{"text":"a","mood":"cross"}"#, "\"mood\" must be one of glad, sad."),
        (#"{"text":"a","loud":true}"#, "echo has no argument \"loud\"; its arguments are text, times, mood."),
        ("[]", "The arguments must be an object."),
    ])
    func namesTheWrongArgument(arguments: String, sentence: String) async {
        let answer = await call("echo", arguments)
        #expect(text(answer) == sentence)
        #expect(answer?["result"]?["isError"] == true)
    }

    @Test func reportsAFailureAsAResultThatTheModelReads() async {
        let answer = await call("fail", "{}")
        #expect(text(answer) == "Do something else.")
        #expect(answer?["result"]?["isError"] == true)
    }

    @Test(arguments: [
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"prompts/list"}"#, -32601),
    ])
    func refusesRequests(message: String, code: Int) async {
        #expect(await response(message)?["error"]?["code"]?.int == code)
    }

    @Test(arguments: [("{", -32700), (#"{"id":1,"method":"ping"}"#, -32600), ("[]", -32600), ("3", -32600)])
    func refusesWhatIsNoMessage(message: String, code: Int) async throws {
        guard case .unreadable(let bytes) = await server.answer(to: Array(message.utf8)) else {
            Issue.record("\(message) was read")
            return
        }
        #expect(try JSON(parsing: bytes)["error"]?["code"]?.int == code)
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#,
        #"[{"jsonrpc":"2.0","method":"notifications/initialized"}]"#,
    ])
    func acceptsWhatNeedsNoAnswer(message: String) async {
        #expect(await server.answer(to: Array(message.utf8)) == .accepted)
    }

    @Test func answersABatch() async {
        let answers = await response(
            #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#
        )
        #expect(answers?.array?.compactMap { $0["id"]?.int } == [1, 2])
    }

    private func batch(of count: Int) -> [UInt8] {
        let pings = (0..<count).map { #"{"jsonrpc":"2.0","id":\#($0),"method":"ping"}"# }
        return Array("[\(pings.joined(separator: ","))]".utf8)
    }

    @Test func refusesABatchOfMoreThanFiftyMessages() async throws {
        guard case .unreadable(let bytes) = await server.answer(to: batch(of: 51)) else {
            Issue.record("a batch of 51 messages was answered")
            return
        }
        let error = try JSON(parsing: bytes)["error"]
        #expect(error?["code"] == -32600 && error?["message"]?.string == "A batch has at most 50 messages.")
        guard case .response(let answers) = await server.answer(to: batch(of: 50)) else {
            Issue.record("a batch of 50 messages was refused")
            return
        }
        #expect(try JSON(parsing: answers).array?.count == 50)
    }

    @Test func ignoresTheRestOfABatchWhenNobodyWaits() async throws {
        var asked = 0
        let answer = await server.answer(to: batch(of: 5)) {
            asked += 1
            return asked <= 2
        }
        guard case .response(let bytes) = answer else {
            Issue.record("the first messages were not answered")
            return
        }
        #expect(try JSON(parsing: bytes).array?.count == 2)
    }

    @Test func refusesAMessageOfTooManyValues() async throws {
        let values = Array(repeating: "{}", count: 40_000).joined(separator: ",")
        let message = #"{"jsonrpc":"2.0","id":1,"method":"ping","params":[\#(values)]}"#
        guard case .unreadable(let bytes) = await server.answer(to: Array(message.utf8)) else {
            Issue.record("a message of 40,000 values was read")
            return
        }
        #expect(try JSON(parsing: bytes)["error"]?["code"] == -32700)
    }
}
