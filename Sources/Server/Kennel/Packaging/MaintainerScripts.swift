/// The scripts that Debian runs when the package is installed, upgraded and removed. Recorded sessions survive an
/// upgrade; `purge` deletes them.
struct MaintainerScripts {
    /// The name of the unit.
    let name: String

    /// The scripts by the names that Debian defines.
    var texts: [(script: String, text: String)] {
        [("postinst", arrives), ("prerm", leaves), ("postrm", hasLeft)]
    }

    private var group: String { ServiceUnit.keyReaders(name) }

    private var arrives: String {
        """
        #!/bin/sh
        set -e
        if [ "$1" = configure ]; then
            getent group \(group) > /dev/null || groupadd --system \(group)
            mkdir -p /etc/\(name)/tls
            chgrp \(group) /etc/\(name)/tls
            chmod 2750 /etc/\(name)/tls
            if command -v deb-systemd-helper > /dev/null; then
                deb-systemd-helper unmask \(name).service > /dev/null || true
                deb-systemd-helper enable \(name).service > /dev/null || true
            fi
            if [ -d /run/systemd/system ]; then
                systemctl daemon-reload
                if [ -n "$2" ]; then action=restart; else action=start; fi
                deb-systemd-invoke "$action" \(name).service || true
            fi
        fi

        """
    }

    private var leaves: String {
        """
        #!/bin/sh
        set -e
        if [ "$1" = remove ] && [ -d /run/systemd/system ]; then
            deb-systemd-invoke stop \(name).service
        fi

        """
    }

    private var hasLeft: String {
        """
        #!/bin/sh
        set -e
        if [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi
        if [ "$1" = purge ]; then
            if command -v deb-systemd-helper > /dev/null; then deb-systemd-helper purge \(name).service > /dev/null; fi
            rm -rf /var/lib/private/\(name) /var/lib/\(name) /var/cache/private/\(name) /var/cache/\(name) /etc/\(name)
            if getent group \(group) > /dev/null; then groupdel \(group); fi
        fi

        """
    }
}
