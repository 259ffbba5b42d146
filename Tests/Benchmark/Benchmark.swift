import Glibc

/// Measures Kennel against a bare server on the same `HTTPServer`.
///
///     Benchmark [--quick] [--kennel PATH] [--only latency,throughput,fanout,size,memory,journal,start,page,document,expressions,layout,replay,commands,kills,worlds,neighbours]
///
/// It starts itself as `Benchmark baseline` for the bare server and `Benchmark app VIEWS [OPTIONS]` for Kennel with an
/// app of that size, which starts it as `Benchmark world` or `Benchmark nursery` in turn, as `Benchmark misbehave PORT
/// WHAT` for a client of an app that goes wrong, and `kennel` for its page. Exits with 1 when a goal is missed.
@main
struct Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        signal(SIGPIPE, SIG_IGN)
        switch arguments.dropFirst().first {
        case "baseline": return try BaselineServer.run()
        case "app", "world", "nursery": ApplicationServer.run()
        default: break
        }
        do {
            if arguments.count == 4, arguments[1] == "misbehave", let port = UInt16(arguments[2]),
                let misbehavior = Misbehavior(rawValue: arguments[3])
            {
                try misbehavior.repeatForever(port: port)
            }
            var report = try Report(Plan(arguments))
            try report.run()
            exit(report.isSuccess ? EXIT_SUCCESS : EXIT_FAILURE)
        } catch {
            let line = "\(error)\n"
            write(STDERR_FILENO, line, line.utf8.count)
            exit(1)
        }
    }
}
