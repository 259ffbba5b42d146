import Glibc

/// Measures Kennel against a bare server on the same `HTTPServer`.
///
///     Benchmark [--quick] [--kennel PATH] [--only latency,throughput,fanout,size,memory,journal,start,page,document,expressions,replay,commands,kills]
///
/// It starts itself as `Benchmark baseline` for the bare server and `Benchmark app VIEWS [OPTIONS]` for Kennel with an app of
/// that size, which starts it as `Benchmark world` in turn, and `kennel` for its page. Exits with 1 when a goal is missed.
@main
struct Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        signal(SIGPIPE, SIG_IGN)
        switch arguments.dropFirst().first {
        case "baseline": return try BaselineServer.run()
        case "app", "world": ApplicationServer.run()
        default: break
        }
        do {
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
