import FolderSupport
import Foundation
import Testing

@testable import Kennel
@testable import KennelHTTP

@Suite("What the server measures", .timeLimit(.minutes(5)))
struct MetricsTests {
    /// A text in Prometheus' format, parsed strictly.
    private struct Parsed {
        var types: [String: String] = [:]
        var samples: [(name: String, labels: String, value: Double)] = []

        init(_ text: String) throws {
            try #require(text.hasSuffix("\n"))
            var helped: Set<String> = []
            for line in text.split(separator: "\n") {
                if let help = line.wholeMatch(of: /# HELP ([a-z_]+) (.+)/) {
                    #expect(helped.insert(String(help.1)).inserted, "\(line)")
                } else if let type = line.wholeMatch(of: /# TYPE ([a-z_]+) (counter|gauge|histogram)/) {
                    #expect(helped.contains(String(type.1)) && types[String(type.1)] == nil, "\(line)")
                    types[String(type.1)] = String(type.2)
                } else {
                    let sample = try #require(
                        line.wholeMatch(of: /([a-z_]+)(\{[a-z]+="(?:[^"\\\n]|\\.)*"\})? ([0-9.e+-]+)/), "\(line)")
                    let name = String(sample.1)
                    #expect(types[Self.family(name)] != nil || types[name] != nil, "\(line)")
                    samples.append((name, String(sample.2 ?? ""), try #require(Double(sample.3), "\(line)")))
                }
            }
        }

        /// Returns the metric that a sample of a histogram belongs to.
        static func family(_ name: String) -> String { name.replacing(/_(bucket|sum|count)$/, with: "") }

        func value(_ name: String, _ labels: String = "") -> Double? {
            samples.first { $0.name == name && $0.labels == labels }?.value
        }
    }

    private func measured(_ house: Kennelhouse) async throws -> Parsed {
        try Parsed(try await house.send(.get("/metrics")).text)
    }

    @Test(arguments: Door.allCases)
    func `Sessions, inputs and refused requests are counted in the metrics`(door: Door) async throws {
        let house = try Kennelhouse(door)
        let (id, _) = try await house.open()
        _ = try await house.open()
        _ = try await house.send(.post("/api/sessions/\(id)/inputs", #"{"type":"tap","view":"v99999"}"#))
        _ = try await house.send(.get("/api/sessions/nobody"))
        _ = try await house.send(.get("/nothing/here"))
        _ = try await house.send(.get("/nothing/there"))
        let parsed = try await measured(house)
        #expect(parsed.value("kennel_sessions", #"{phase="live"}"#) == 2)
        #expect(parsed.value("kennel_sessions", #"{phase="parked"}"#) == 0)
        #expect(parsed.value("kennel_sessions_open") == 2)
        #expect(parsed.value("kennel_sessions_opened_total") == 2)
        #expect(parsed.value("kennel_inputs_rejected_total") == 1)
        #expect(parsed.value("kennel_requests_refused_total", #"{reason="unknown-session"}"#) == 1)
        #expect(parsed.value("kennel_requests_refused_total", #"{reason="unknown-route"}"#) == 2)
        #expect(try #require(parsed.value("process_resident_memory_bytes")) > 0)
        #expect(try #require(parsed.value("process_open_fds")) > 0)
        if door == .socket { #expect(try #require(parsed.value("kennel_http_sent_bytes_total")) > 0) }
    }

    @Test func `Histogram buckets are cumulative, and the last one equals the count`() async throws {
        let house = try Kennelhouse(.inProcess)
        _ = try await house.open()
        let parsed = try await measured(house)
        let names = parsed.types.filter { $0.value == "histogram" }.keys
        #expect(Set(names) == ["kennel_turn_seconds", "kennel_journal_append_seconds"])
        for name in names {
            let classes = parsed.samples.filter { $0.name == name + "_bucket" }
            #expect(classes.map(\.value) == classes.map(\.value).sorted())
            #expect(classes.last?.labels == #"{le="+Inf"}"#)
            #expect(classes.last?.value == parsed.value(name + "_count"))
            #expect(try #require(parsed.value(name + "_count")) >= 1)
        }
    }

    @Test func `A duration is counted in its bucket, and one above all bounds in the last bucket`() {
        var histogram = Histogram()
        for time in [Duration.microseconds(100), .milliseconds(1), .seconds(7)] { histogram.add(time) }
        #expect(histogram.counts.first == 1)
        #expect(histogram.counts[3] == 1)
        #expect(histogram.counts.last == 1)
        #expect(abs(histogram.sum - 7.0011) < 1e-9)
    }

    @Test func `Parked sessions are counted in the metrics after a restart with recordings`() async throws {
        let folder = TemporaryFolder()
        let house = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        _ = try await house.open()
        _ = try await house.open()
        await house.stop()
        let next = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        _ = try await next.open()
        let parsed = try await measured(next)
        #expect(parsed.value("kennel_sessions", #"{phase="parked"}"#) == 2)
        #expect(parsed.value("kennel_sessions", #"{phase="live"}"#) == 1)
        #expect(try #require(parsed.value("kennel_journal_bytes")) > 0)
        await next.stop()
    }

    @Test func `Quotes, backslashes and line breaks in label values are escaped`() {
        var text = MetricsText()
        text.add("a_total", kind: .counter, help: "A.", by: "reason", values: [("x\"y\\z\nw", 1)])
        #expect(text.text.hasSuffix("a_total{reason=\"x\\\"y\\\\z\\nw\"} 1\n"))
    }

    @Test func `Every metric on the dashboard exists, and every metric is in the API page`() async throws {
        let folder = TemporaryFolder()
        let house = try Kennelhouse(.inProcess) { $0.recordings = .folder(folder.path("sessions")) }
        var cluster = MetricsText()
        ClusterGauges(servers: 3, isInContact: true, letGo: 1, takenOver: 2, changesOfStream: 4, passedOn: 3).write(
            to: &cluster)
        let known = Set(try await measured(house).types.keys).union(try Parsed(cluster.text).types.keys)
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = here.appending(path: "../../../../Sources/Server/KennelHTTP")
        let data = try Data(contentsOf: sources.appending(path: "Metrics/dashboard.json"))
        let dashboard = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let panels = try #require(dashboard["panels"] as? [[String: Any]])
        let targets = panels.flatMap { $0["targets"] as? [[String: Any]] ?? [] }.compactMap { $0["expr"] as? String }
        #expect(targets.count >= panels.count)
        var shown: Set<String> = []
        for target in targets {
            let names = target.matches(of: /(?:kennel|process)_[a-z_]+/).map { String($0.0) }
            shown.formUnion(names.map(Parsed.family))
        }
        #expect(shown.subtracting(known) == [])
        let page = try String(contentsOf: sources.appending(path: "API.md"), encoding: .utf8)
        for name in known { #expect(page.contains("`\(name)"), "\(name)") }
        await house.stop()
    }
}
