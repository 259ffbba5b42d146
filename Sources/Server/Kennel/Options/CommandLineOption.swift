import Sessions
import Wire

/// One option of the command line: its name, its help text, and the property that it sets.
struct CommandLineOption: Sendable {
    let name: String
    /// The placeholder for the value in the help; nil if the option has no value.
    let placeholder: String?
    let help: String
    let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

    /// Whether the option may be repeated with different values.
    var isRepeated: Bool { ["--bff", "--secret", "--allow-host", "--app"].contains(name) }

    static let all: [CommandLineOption] = [
        CommandLineOption("--host", "ADDRESS", "listen there (127.0.0.1); beyond loopback a token is required") {
            $0.host = $1
        },
        number("--port", "PORT", "listen there (8080); 0 takes a free one", \.port),
        CommandLineOption("--bff", "URL", "base URL of the backend; may be repeated") {
            (options, value) throws(UsageError) in
            guard BackendAddress(value) != nil else {
                throw UsageError("--bff needs an http or https URL with a host, not \"\(value)\"")
            }
            options.bffs.append(value)
        },
        CommandLineOption("--any-backend", nil, "on loopback: allow requests to all other backends") {
            (options, _) in options.asksAnyBackend = true
        },
        CommandLineOption("--no-delays", nil, "answer from the app's own backend at once, however slow it is") {
            (options, _) in options.keepsDelays = false
        },
        seconds("--request-timeout", "give up on the backend after that long (8)", \.requestTimeout),
        CommandLineOption("--data", "FOLDER", "record sessions there (~/.local/state/kennel/PROGRAM/PORT)") {
            $0.recordings = .folder($1)
        },
        CommandLineOption("--in-memory", nil, "record sessions in memory only; they end with the server") {
            (options, _) in options.recordings = .memory
        },
        CommandLineOption("--cluster", "URL,URL,…", "record sessions in NATS, with other servers: nats://HOST:4222") {
            (options, value) throws(UsageError) in
            options.cluster = value.split(separator: ",").map { String($0).trimmingCharacters(in: .whitespaces) }
            guard !options.cluster.isEmpty else { throw UsageError("--cluster needs addresses of NATS servers") }
        },
        CommandLineOption("--cluster-name", "NAME", "tells it from other clusters on the same NATS (kennel)") {
            $0.clusterName = $1
        },
        CommandLineOption("--cluster-replicas", "N", "NATS servers that have everything (3 of three, else 1)") {
            (options, value) throws(UsageError) in
            options.clusterReplicas = try Self.whole("--cluster-replicas", value, most: 5)
        },
        CommandLineOption(
            "--secret", "PATH", "a value of JSON answers that is not recorded or shown, such as token"
        ) {
            (options, value) throws(UsageError) in
            guard SecretPath(value) != nil else {
                throw UsageError(
                    "--secret needs names with dots between, such as token or user.*.pin, not \"\(value)\"")
            }
            options.secretPaths.append(value)
        },
        CommandLineOption("--plain-passwords", nil, "record and show what is typed into password fields") {
            (options, _) in options.hidesPasswords = false
        },
        CommandLineOption("--core-dumps", nil, "let the system write core dumps, which hold typed passwords") {
            (options, _) in options.allowsCoreDumps = true
        },
        CommandLineOption("--public", "FOLDER", "the page's files, instead of the built-in page") {
            $0.publicFolder = $1
        },
        CommandLineOption("--token", "TEXT", "what clients must know beyond loopback, instead of a random one") {
            (options, value) throws(UsageError) in
            guard value.utf8.count >= 16 else { throw UsageError("--token needs at least 16 characters") }
            options.token = value
        },
        CommandLineOption("--log", "FILE", "write what the server tells of itself there (stderr)") { $0.log = $1 },
        CommandLineOption("--access-log", "FILE", "log each request there, - is stderr (nowhere)") {
            $0.accessLog = $1
        },
        word("--log-format", "FORMAT", "how both are written: text or json (text)", \.logFormat),
        word("--log-level", "LEVEL", "the least that is told: error, warning or info (info)", \.logLevel),
        CommandLineOption("--tokens", "FILE", "tokens with names, of the command token (tokens in --data)") {
            $0.tokens = $1
        },
        CommandLineOption("--tls-cert", "FILE", "serve https with that certificate, in PEM; SIGHUP reads it anew") {
            $0.certificate = $1
        },
        CommandLineOption("--tls-key", "FILE", "the certificate's private key, in PEM, without a password") {
            $0.certificateKey = $1
        },
        CommandLineOption("--allow-host", "NAME", "a name this server is reached by; may be repeated") {
            $0.allowedHosts.append($1.lowercased())
        },
        number("--sessions", "N", "most sessions at a time (1000)", \.maximumSessions),
        number("--sessions-per-client", "N", "most of one address or proxy (250, or half)", \.sessionsPerClient),
        seconds("--idle", "end a session that nobody watched for that long (1800)", \.idleTime),
        number("--inputs-per-second", "N", "most inputs of one session (200)", \.inputsPerSecond),
        CommandLineOption(
            "--worlds", "N", "processes that sessions share; each: one a session (each); 0: none"
        ) {
            (options, value) throws(UsageError) in
            guard let count = WorldProcessCount(parsing: value) else {
                throw UsageError("--worlds needs a whole number from 0 to 256, or each, not \"\(value)\"")
            }
            options.worlds = count
        },
        CommandLineOption("--app", "NAME=PROGRAM", "another build that sessions can be opened in; may be repeated") {
            (options, value) throws(UsageError) in
            let app = try OtherApp(parsing: value)
            guard !options.apps.contains(where: { $0.name == app.name }) else {
                throw UsageError("--app names \"\(app.name)\" twice")
            }
            options.apps.append(app)
        },
        number("--world-memory", "N", "most bytes of one of these (512 MB, or 2 GB where shared)", \.worldMemory),
        seconds("--turn-limit", "end a turn that takes that long, and the app's process (5)", \.turnLimit),
        number("--turn-work", "N", "most work of one input, and on its texts, in microseconds (1000000)", \.turnWork),
        number("--turn-bytes", "N", "most bytes of values made for one input (67108864)", \.turnBytes),
        number("--change-bytes", "N", "most bytes that readers are told of one input (8388608)", \.changeBytes),
        number("--snapshot-bytes", "N", "most bytes of all views on a screen (16777216)", \.snapshotBytes),
        number("--text-bytes", "N", "longest evaluated text (65536)", \.textBytes),
        number("--view-depth", "N", "most views inside each other (500), 1000 at most", \.viewDepth),
        number("--requests-in-a-row", "N", "most requests each caused by the last response (200)", \.requestsInARow),
        number("--stream-bytes", "N", "most bytes waiting for one slow reader (1048576)", \.streamBytes),
        number("--unsent-bytes", "N", "most bytes waiting for all slow readers (268435456)", \.unsentBytes),
        number("--unsent-bytes-per-address", "N", "most of them for an address (134217728)", \.unsentBytesPerAddress),
        number("--unsent-bytes-per-session", "N", "most of them of a session (67108864)", \.unsentBytesPerSession),
        number("--guest-looks", "N", "most looks of a guest's address that wait (256, or half)", \.guestLooks),
        CommandLineOption("--guest-share", "PERCENT", "most time of a session for those who only look (50)") {
            (options, value) throws(UsageError) in
            options.guestShare = try Self.whole("--guest-share", value, most: 100)
        },
        number("--replay-bytes", "N", "most bytes kept for a reader that comes back (65536)", \.replayBytes),
        number("--input-bytes", "N", "most bytes of inputs kept of a session in memory (2097152)", \.inputBytes),
        number("--journal-bytes", "N", "most bytes of inputs recorded of a session on disk (33554432)", \.journalBytes),
        CommandLineOption("--keep-days", "N", "delete recorded sessions opened longer ago, that nobody uses (never)") {
            (options, value) throws(UsageError) in
            options.retention.age = .seconds(86_400 * Int64(try Self.whole("--keep-days", value, most: 36_500)))
        },
        CommandLineOption("--all-journal-bytes", "N", "most bytes of all sessions on disk; the oldest go (no bound)") {
            (options, value) throws(UsageError) in
            options.retention.bytes = try Self.whole("--all-journal-bytes", value, most: .max)
        },
        number("--recording-bytes", "N", "longest recording opened from a file (16777216)", \.recordingBytes),
        number("--recordings", "N", "most recordings opened from files (20)", \.maximumRecordings),
        number("--body-bytes", "N", "longest request body (1048576), with a JSON value per 32 bytes", \.bodyBytes),
        number("--all-body-bytes", "N", "most bytes of all large request bodies at once (67108864)", \.allBodyBytes),
        number("--json-depth", "N", "deepest JSON in a request (100)", \.jsonDepth),
        number("--response-bytes", "N", "longest answer of the backend (8388608)", \.responseBytes),
        number("--redirects", "N", "most redirects in a row (5)", \.redirects),
        number("--connections", "N", "most connections at a time (4096)", \.maximumConnections),
        number("--connections-per-address", "N", "most of an address or proxy (256, or half)", \.connectionsPerAddress),
        seconds("--head-timeout", "close when a request's head takes longer (10)", \.headTimeout),
        seconds("--body-timeout", "the same for a body (30), and 1 s more for each 64 KB", \.bodyTimeout),
        seconds("--send-timeout", "the same for reading an answer (30), and 1 s more for each 64 KB", \.sendTimeout),
    ]

    private init(
        _ name: String, _ placeholder: String?, _ help: String,
        _ apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
    ) {
        self.name = name
        self.placeholder = placeholder
        self.help = help
        self.apply = apply
    }

    private static func number<Number: FixedWidthInteger & Sendable>(
        _ name: String, _ placeholder: String, _ help: String, _ target: WritableKeyPath<Options, Number> & Sendable
    ) -> CommandLineOption {
        let least: Number = ["--port", "--redirects"].contains(name) ? 0 : 1
        return CommandLineOption(name, placeholder, help) { (options, value) throws(UsageError) in
            guard let number = Number(value), number >= least else {
                throw UsageError("\(name) needs a whole number from \(least) to \(Number.max), not \"\(value)\"")
            }
            options[keyPath: target] = number
        }
    }

    private static func word<Word: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String, _ placeholder: String, _ help: String, _ target: WritableKeyPath<Options, Word> & Sendable
    ) -> CommandLineOption {
        CommandLineOption(name, placeholder, help) { (options, value) throws(UsageError) in
            guard let word = Word(rawValue: value) else {
                let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError("\(name) is one of \(words), not \"\(value)\"")
            }
            options[keyPath: target] = word
        }
    }

    private static func whole(_ name: String, _ value: String, most: Int) throws(UsageError) -> Int {
        guard let number = Int(value), (1...most).contains(number) else {
            throw UsageError("\(name) needs a whole number from 1 to \(most), not \"\(value)\"")
        }
        return number
    }

    private static func seconds(
        _ name: String, _ help: String, _ target: WritableKeyPath<Options, Duration> & Sendable
    ) -> CommandLineOption {
        CommandLineOption(name, "SECONDS", help) { (options, value) throws(UsageError) in
            guard let seconds = Double(value), seconds > 0, seconds <= 604_800 else {
                throw UsageError("\(name) needs a number of seconds from 0 to 604800, not \"\(value)\"")
            }
            options[keyPath: target] = .milliseconds(Int64(seconds * 1_000))
        }
    }
}
