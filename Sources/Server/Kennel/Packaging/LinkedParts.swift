import Foundation
import KennelHTTP

/// The data that are linked into a released program: the page and the release's name. `CPackaged` declares their
/// symbols.
struct LinkedParts {
    /// The folder of the page.
    let page: URL
    /// The text that `--version` prints after the program's name.
    let release: String

    /// Creates an object file with the data in a folder, and returns its path.
    func make(in folder: URL) throws -> URL {
        let tool = Tool(folder: folder)
        let archive = try tool.run([
            "tar", "--create", "--format=ustar", "--sort=name", "--mtime=@0", "--owner=0", "--group=0",
            "--numeric-owner", "--exclude=./screenshots", "--file=page.tar", "--directory=\(page.path)", ".",
        ])
        guard archive.status == 0 else { throw PackagingProblem("the page cannot be archived", outcome: archive) }
        let assembled = try tool.run(
            ["clang", "-c", "-x", "assembler", "-", "-o", "parts.o"], input: assembly)
        guard assembled.status == 0 else {
            throw PackagingProblem("the page cannot be linked into the program", outcome: assembled)
        }
        return folder.appending(path: "parts.o")
    }

    private var assembly: String {
        """
        .section .rodata.kennel, "a"
        .balign 16
        .globl kennel_page_start, kennel_page_end, kennel_release
        .type kennel_page_start, @object
        kennel_page_start: .incbin "page.tar"
        .type kennel_page_end, @object
        kennel_page_end:
        .type kennel_release, @object
        kennel_release: .asciz "\(release)"
        .section .note.GNU-stack, "", @progbits

        """
    }
}
