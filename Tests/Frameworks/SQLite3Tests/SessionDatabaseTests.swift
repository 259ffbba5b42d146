import KennelTesting
import SQLite3
import SessionSupport
import Testing
import UIKit
import Wire

/// Rows in a file among the app's documents: a button adds one, and a label shows all.
private final class NotebookController: UIViewController {
    private let stack = UIStackView()
    private let label = UILabel()
    private var database: OpaquePointer?

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.frame = view.bounds
        view.addSubview(stack)
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.addAction(for: .touchUpInside) { [weak self] _ in self?.add() }
        stack.addArrangedSubview(button)
        stack.addArrangedSubview(label)
        let folder = FileManager.default.urls(ofAppFolder: .documentDirectory, in: .userDomainMask)[0]
        let path = folder.appendingPathComponent("notes.sqlite").path
        guard sqlite3_open(path, &database) == SQLITE_OK else { return label.text = "no database" }
        run("CREATE TABLE IF NOT EXISTS note (at TEXT DEFAULT CURRENT_TIMESTAMP, number INTEGER, bytes BLOB)")
        show()
    }

    private func run(_ sql: String) {
        if sqlite3_exec(database, sql, nil, nil, nil) != SQLITE_OK {
            label.text = String(cString: sqlite3_errmsg(database))
        }
    }

    private func add() {
        run("INSERT INTO note (number, bytes) VALUES (random(), randomblob(8))")
        show()
    }

    private func show() {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        var lines: [String] = []
        let sql = "SELECT strftime('%s', 'now') - strftime('%s', at), number, hex(bytes) FROM note ORDER BY rowid"
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { return }
        while sqlite3_step(statement) == SQLITE_ROW {
            let bytes = sqlite3_column_text(statement, 2).map { String(cString: $0) } ?? ""
            lines.append("\(sqlite3_column_int(statement, 0)) s, \(sqlite3_column_int64(statement, 1)), \(bytes)")
        }
        var salt: UInt64 = 0
        sqlite3_randomness(8, &salt)
        label.text = "\(lines.count) notes: \(lines.joined(separator: "; ")); salt \(salt)"
    }

    deinit { sqlite3_close(database) }
}

private func notebookApp() -> WindowApp { WindowApp(NotebookController()) }

@Suite("Databases of SQLite among a session's files")
struct SessionDatabaseTests {
    private func notes(_ session: TestSession) async throws -> String {
        try #require(await session.texts().first { $0.contains("notes:") })
    }

    @Test func `A database starts empty, uses the session's clock and randomness, and is rebuilt in replay`()
        async throws
    {
        let session = await TestSession.open(notebookApp, backend: TestBackend())
        #expect(try await notes(session).hasPrefix("0 notes"))
        try await session.tap("Add")
        await session.advance(by: .seconds(90))
        try await session.tap("Add")
        let shown = try await notes(session)
        #expect(shown.hasPrefix("2 notes: 90 s, ") && shown.contains("; 0 s, "))
        let other = await TestSession.open(notebookApp, backend: TestBackend())
        #expect(try await notes(other).hasPrefix("0 notes"))
        let copy = try await session.rebuilt(notebookApp)
        #expect(try await notes(copy) == shown)
        let differs = await copy.snapshot()["origin"]?["firstDifference"] ?? .null
        #expect(differs == .null)
    }

    @Test func `A database opens with the app's flags, and a failure has SQLite's error code`() {
        var database: OpaquePointer?
        #expect(sqlite3_open_v2(":memory:", &database, SQLITE_OPEN_READWRITE, "unix") == SQLITE_OK)
        sqlite3_close(database)
        #expect(sqlite3_open("/nowhere/at/all.sqlite", &database) == SQLITE_CANTOPEN)
        sqlite3_close(database)
    }
}
