import Testing
import Wire

@Suite("Fault scripts as people write them")
struct FaultTextTests {
    @Test(
        "A line says what happens to a path, in turn",
        arguments: [
            ("/bikes: 500", [FaultRule(path: "/bikes", fault: .status(500))]),
            (
                "/bikes: 500 twice, then 2 s slow",
                [
                    FaultRule(path: "/bikes", count: 2, fault: .status(500)),
                    FaultRule(path: "/bikes", after: 2, fault: .delay(.seconds(2))),
                ]
            ),
            (
                "/a*: no connection once then timeout after 3 s 3 times then broken body",
                [
                    FaultRule(path: "/a*", count: 1, fault: .noConnection),
                    FaultRule(path: "/a*", after: 1, count: 3, fault: .timeout(after: .seconds(3))),
                    FaultRule(path: "/a*", after: 4, fault: .brokenBody),
                ]
            ),
            (
                "*: 250ms late and 503, only the 3rd",
                [
                    FaultRule(path: "*", fault: .delay(.milliseconds(250))),
                    FaultRule(path: "*", fault: .status(503)),
                ]
            ),
            ("/a: 404 only the 3rd", [FaultRule(path: "/a", after: 2, count: 1, fault: .status(404))]),
            ("/a: offline from the 2nd", [FaultRule(path: "/a", after: 1, fault: .offline)]),
            (
                "/bikes/*: 500 30 % seed 7",
                [FaultRule(path: "/bikes/*", chance: .init(percent: 30, seed: 7), fault: .status(500))]
            ),
            (
                "*: throttle 1.5 Mbit/s once, then throttle 400 kbit/s latency 0.4 s jitter 100 ms",
                [
                    FaultRule(path: "*", count: 1, fault: .throttle(.init(bandwidth: 1_500))),
                    FaultRule(
                        path: "*", after: 1,
                        fault: .throttle(
                            .init(bandwidth: 400, latency: .milliseconds(400), jitter: .milliseconds(100)))),
                ]
            ),
            ("/a: hold", [FaultRule(path: "/a", fault: .hold(.init(.answer)))]),
            (
                "/a: hold the request expires once",
                [FaultRule(path: "/a", count: 1, fault: .hold(.init(.request, expires: true)))]
            ),
            (
                #"/a: once answer 201 {"list": [1, 2], "then": "no"}"#,
                [
                    FaultRule(
                        path: "/a", count: 1,
                        fault: .answer(.init(status: 201, body: #"{"list": [1, 2], "then": "no"}"#)))
                ]
            ),
            (
                "# what the shop did on Friday\n\n/a: answer 500 text/html\n    <h1>Sorry</h1>\n    \n/b: 1.5s slow",
                [
                    FaultRule(
                        path: "/a", fault: .answer(.init(status: 500, type: "text/html", body: "<h1>Sorry</h1>\n"))),
                    FaultRule(path: "/b", fault: .delay(.milliseconds(1_500))),
                ]
            ),
        ] as [(String, [FaultRule])])
    func reading(text: String, rules: [FaultRule]) throws {
        if text.contains("only the 3rd") && text.hasPrefix("*") {
            // The text after a comma is a separate part, so it must name a fault.
            #expect(throws: InputRejection.self) { try FaultScript(text: text) }
        } else {
            #expect(try FaultScript(text: text).rules == rules)
        }
    }

    @Test func `Any rules written as text read back as the same rules`() throws {
        let faults: [FaultRule.Fault] = [
            .noConnection, .timeout(after: nil), .timeout(after: .milliseconds(1)), .status(204), .brokenBody,
            .delay(.zero), .delay(.seconds(90)), .delay(.milliseconds(1_001)), .hold(.init(.request)),
            .hold(.init(.answer, expires: true)), .answer(.init(body: "")), .answer(.init(status: 404, body: "{}")),
            .answer(.init(type: "text/plain; charset=utf-8", body: "one, then\r\n\ttwo \\n\n")),
            .throttle(.init(bandwidth: 1)), .throttle(.init(bandwidth: 50_000, jitter: .milliseconds(1_500))),
            .throttle(.init(bandwidth: 400, latency: .seconds(1))), .answer(.init(body: "text/plain 404")),
            .answer(.init(body: "  {\"a\": 1}  ")),
        ]
        var rules: [FaultRule] = []
        for (index, fault) in faults.enumerated() {
            for count in [nil, 1, 2, 7] {
                for after in [0, 1, 2, 11] where (index + after) % 2 == 0 || count == nil {
                    let chance: FaultRule.Chance? = after == 11 ? .init(percent: 5, seed: 3) : nil
                    rules.append(
                        FaultRule(path: "/p\(index)", after: after, count: count, chance: chance, fault: fault))
                }
            }
        }
        for start in stride(from: 0, to: rules.count, by: 40) {
            let part = Array(rules[start..<min(start + 40, rules.count)])
            let text = FaultScript(rules: part).text
            #expect(try FaultScript(text: text).rules == part, "\(text)")
        }
    }

    @Test func `Consecutive rules for a path are written on one line`() {
        let script = FaultScript(rules: [
            FaultRule(path: "/bikes", count: 2, fault: .status(500)),
            FaultRule(path: "/bikes", after: 2, fault: .delay(.seconds(2))),
            FaultRule(path: "*", count: 1, fault: .hold(.init(.answer))),
        ])
        #expect(script.text == "/bikes: 500 twice, then 2 s slow\n*: pause on response once")
    }

    @Test func `Wording of earlier versions reads as the same rules`() throws {
        let older = "/a: broken body\n/b: hold request\n/c: hold the answer expires\n/d: answer 404 {\"a\":1}"
        let newer =
            "/a: malformed body\n/b: pause on request\n/c: pause on response expires\n/d: respond 404 {\"a\":1}"
        #expect(try FaultScript(text: older) == FaultScript(text: newer))
        #expect(try FaultScript(text: older).text == newer)
    }

    @Test func `A syntax error has a code, its line and the wrong word`() throws {
        let unknown = #expect(throws: FaultTextError.self) { try FaultScript(parsing: "*: 500\n/a: explode") }
        #expect(unknown?.reason == .unknownWord && unknown?.line == 2 && unknown?.word == "explode")
        let endless = #expect(throws: FaultTextError.self) { try FaultScript(parsing: "/a: 500 then 404") }
        #expect(endless?.reason == .endlessBefore && endless?.line == 1 && endless?.word == "")
    }

    @Test func `Small numbers may be written as words`() throws {
        let written = try FaultScript(
            text: "/a: 500 three times\n/b: 404 only the second\n/c: broken body from the tenth")
        let digits = try FaultScript(text: "/a: 500 3 times\n/b: 404 only the 2nd\n/c: broken body from the 10th")
        #expect(written.text == digits.text)
    }

    @Test(arguments: [
        (
            "bikes 500",
            "Line 1, \"bikes 500\": it must be a path, a colon and a space, and a fault, such as \"/home: 500 twice\"."
        ),
        (
            "\nbikes: 500",
            "Line 2, \"bikes: 500\": a path starts with \"/\", \"*\" or \"https://\", after a method such as \"POST\" if it has one."
        ),
        (
            "/a: ",
            "Line 1, \"/a:\": it must be a path, a colon and a space, and a fault, such as \"/home: 500 twice\"."
        ),
        ("/a: 700", "Line 1, \"/a: 700\": there is no status 700."),
        ("/a: twice", "Line 1, \"/a: twice\": the fault is missing."),
        ("/a: 500, then", "Line 1, \"/a: 500, then\": the line ends too early."),
        ("/a: 500 then 404", "Line 1, \"/a: 500 then 404\": the fault before \"then\" has no end."),
        (
            "/a: throttle 400",
            "Line 1, \"/a: throttle 400\": a bandwidth is missing, such as \"throttle 400 kbit/s\"."
        ),
        (
            "/a: throttle 1e9 Mbit/s",
            "Line 1, \"/a: throttle 1e9 Mbit/s\": a bandwidth is missing, such as \"throttle 400 kbit/s\"."
        ),
        (
            "/a: throttle 0 kbit/s",
            "Line 1, \"/a: throttle 0 kbit/s\": a bandwidth is from 1 kbit/s to 1000 Mbit/s."
        ),
        (
            "/a: throttle 9999999999999999999999 kbit/s",
            "Line 1, \"/a: throttle 9999999999999999999999 kbit/s\": a bandwidth is from 1 kbit/s to 1000 Mbit/s."
        ),
        (
            "/a: throttle 1 kbit/s jitter",
            "Line 1, \"/a: throttle 1 kbit/s jitter\": a time is missing, such as \"2 s\"."
        ),
        ("/a: explode", "Line 1, \"/a: explode\": unknown word \"explode\"."),
        ("/a: 500 sometimes", "Line 1, \"/a: 500 sometimes\": unknown word \"sometimes\"."),
        ("/a: 700 s slow", "Line 1, \"/a: 700 s slow\": a time is at most 600 s."),
        ("/a: 500 0 times", "Line 1, \"/a: 500 0 times\": a rule matches 1 to 1000 requests, not 0."),
        ("/a: 500 101 %", "Line 1, \"/a: 500 101 %\": a probability is from 1 to 100 %."),
    ])
    func `Text that is not understood is reported with its line`(text: String, reason: String) {
        #expect(throws: InputRejection.malformed(reason: reason)) { try FaultScript(text: text) }
    }
}
