import Foundation
import SQLite

/// The objects of a store, in an in-memory SQLite database that ends with the session.
final class RowStore {
    private let database: Database
    private let insert: Statement
    private let delete: Statement
    private let selectOne: Statement
    private let selectAll: Statement
    /// The values of transformable attributes, by the object's number and the attribute's name.
    private var objects: [Int64: [String: StoredValue]] = [:]

    init() throws {
        database = try Database(path: ":memory:")
        try database.run(
            """
            CREATE TABLE object (number INTEGER PRIMARY KEY, entity TEXT NOT NULL, facts TEXT NOT NULL);
            CREATE INDEX object_entity ON object (entity, number);
            """)
        insert = try database.prepare("INSERT OR REPLACE INTO object (number, entity, facts) VALUES (?, ?, ?)")
        delete = try database.prepare("DELETE FROM object WHERE number = ?")
        selectOne = try database.prepare("SELECT number, entity, facts FROM object WHERE number = ?")
        selectAll = try database.prepare("SELECT number, entity, facts FROM object WHERE entity = ? ORDER BY number")
    }

    func rows(of entities: Set<String>) throws -> [Row] {
        var found: [Row] = []
        for entity in entities.sorted() { try selectAll.run(.text(entity)) { found.append(try row($0)) } }
        return found.sorted { $0.number < $1.number }
    }

    func row(_ number: Int64) throws -> Row? {
        var found: Row?
        try selectOne.run(.integer(number)) { found = try row($0) }
        return found
    }

    /// Writes all changes, or none.
    func write(_ changes: RowChanges) throws {
        try database.inTransaction {
            for row in changes.written {
                let values = row.values.filter { !$0.value.staysInMemory }
                let facts = String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
                try insert.run(.integer(row.number), .text(row.entity), .text(facts))
            }
            for number in changes.deleted { try delete.run(.integer(number)) }
        }
        for row in changes.written { objects[row.number] = row.values.filter(\.value.staysInMemory) }
        for number in changes.deleted { objects[number] = nil }
    }

    private func row(_ row: Statement) throws -> Row {
        let facts = Data((row.text(2) ?? "{}").utf8)
        let values = try JSONDecoder().decode([String: StoredValue].self, from: facts)
        return Row(
            number: row.integer(0), entity: row.text(1) ?? "",
            values: values.merging(objects[row.integer(0)] ?? [:]) { $1 })
    }
}
