import JSON
import Testing
import Wire

@Suite("Fault scripts")
struct FaultScriptTests {
    @Test func `Every kind of fault is parsed from JSON`() throws {
        let script = try FaultScript(
            JSON(
                parsing: """
                    {"rules":[
                      {"path":"/a","count":2,"fault":"noConnection"},
                      {"path":"/b*","fault":"timeout"},
                      {"path":"*","fault":"timeout","delay":250},
                      {"path":"/c","fault":"status","status":404},
                      {"path":"/d","fault":"status"},
                      {"path":"/e","fault":"brokenBody"},
                      {"path":"/f","fault":"delay","delay":1000,"id":"f3","used":1,"seen":2},
                      {"path":"/g","after":2,"count":1,"chance":30,"seed":7,"fault":"answer","body":"[]"},
                      {"path":"/h","fault":"answer","status":404,"type":"text/plain","body":""},
                      {"path":"/i","fault":"hold"},
                      {"path":"/j","fault":"hold","side":"request","expires":true},
                      {"path":"/k","fault":"throttle","bandwidth":400,"delay":300,"jitter":50},
                      {"path":"/l","fault":"throttle","bandwidth":1}
                    ]}
                    """))
        #expect(
            script.rules == [
                FaultRule(path: "/a", count: 2, fault: .noConnection),
                FaultRule(path: "/b*", fault: .timeout(after: nil)),
                FaultRule(path: "*", fault: .timeout(after: .milliseconds(250))),
                FaultRule(path: "/c", fault: .status(404)), FaultRule(path: "/d", fault: .status(500)),
                FaultRule(path: "/e", fault: .brokenBody),
                FaultRule(path: "/f", fault: .delay(.seconds(1)), id: FaultID(rawValue: 3)),
                FaultRule(
                    path: "/g", after: 2, count: 1, chance: .init(percent: 30, seed: 7),
                    fault: .answer(.init(body: "[]"))),
                FaultRule(path: "/h", fault: .answer(.init(status: 404, type: "text/plain", body: ""))),
                FaultRule(path: "/i", fault: .hold(.init(.answer))),
                FaultRule(path: "/j", fault: .hold(.init(.request, expires: true))),
                FaultRule(
                    path: "/k",
                    fault: .throttle(.init(bandwidth: 400, latency: .milliseconds(300), jitter: .milliseconds(50)))),
                FaultRule(path: "/l", fault: .throttle(.init(bandwidth: 1))),
            ])
    }

    @Test(arguments: [
        (#"{}"#, "A fault script lacks \"rules\"."),
        (#"{"rules":{}}"#, "\"rules\" of a fault script must be an array, not an object."),
        (#"{"rules":[7]}"#, "Rule 1 must be an object, not a number."),
        (#"{"rules":[{"fault":"status"}]}"#, "Rule 1 lacks \"path\"."),
        (
            #"{"rules":[{"path":"a","fault":"status"}]}"#,
            "\"path\" of rule 1 must start with \"/\", \"*\", \"http://\" or \"https://\", "
                + "after a method such as \"POST\" if it has one."
        ),
        (#"{"rules":[{"path":"/a","fault":"status","count":0}]}"#, "\"count\" of rule 1 must be from 1 to 1000."),
        (#"{"rules":[{"path":"/a","fault":"delay"}]}"#, "Rule 1 lacks \"delay\"."),
        (
            #"{"rules":[{"path":"/a","fault":"noConnection","delay":1}]}"#,
            "Rule 1: fault \"noConnection\" has no member \"delay\"."
        ),
        (
            #"{"rules":[{"path":"/a","fault":"status","status":99}]}"#,
            "\"status\" of rule 1 must be from 200 to 599."
        ),
        (#"{"rules":[{"path":"/a","fault":"answer"}]}"#, "Rule 1 lacks \"body\"."),
        (#"{"rules":[{"path":"/a","fault":"status","seed":1}]}"#, "Rule 1 has a \"seed\" without a \"chance\"."),
        (#"{"rules":[{"path":"/a","fault":"status","chance":0}]}"#, "\"chance\" of rule 1 must be from 1 to 100."),
        (
            #"{"rules":[{"path":"/a","fault":"hold","side":"both"}]}"#,
            "\"side\" of rule 1 must be one of \"request\", \"answer\"."
        ),
        (
            #"{"rules":[{"path":"/a","fault":"lost"}]}"#,
            "Rule 1: there is no fault \"lost\"; the faults are noConnection, offline, timeout, status, brokenBody, delay, throttle, answer and hold."
        ),
        (#"{"rules":[{"path":"/a","fault":"status","when":1}]}"#, "Rule 1 has no member \"when\"."),
    ])
    func `An invalid fault script is refused with its rule and the reason`(body: String, reason: String) throws {
        let json = try JSON(parsing: body)
        #expect(throws: InputRejection.malformed(reason: reason)) { try FaultScript(json) }
    }
}
